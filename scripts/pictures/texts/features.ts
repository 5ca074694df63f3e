import type { Alt } from '../alt.ts'

/** Features of the product: schematic screens. */
export const FEATURES = {
  'feature-01': {
    en: 'Schematic screen: an overview with four figures, a chart of availability and a list of services.',
    zh: '界面示意：总览页，含四项指标、可用性曲线与服务列表。',
    ar: 'شاشة تخطيطية: نظرة عامة بأربعة أرقام ومنحنى للتوافر وقائمة خدمات.',
  },
  'feature-02': {
    en: 'Schematic screen: a board of tickets in four columns, one card on its way to the next column.',
    zh: '界面示意：四列工单看板，一张卡片正移往下一列。',
    ar: 'شاشة تخطيطية: لوحة تذاكر في أربعة أعمدة، وبطاقة في طريقها إلى العمود التالي.',
  },
  'feature-03': {
    en: 'Schematic screen: a map of services and what they depend on, with one chain of dependencies in green.',
    zh: '界面示意：服务依赖关系图，一条依赖链为绿色。',
    ar: 'شاشة تخطيطية: خريطة للخدمات وما تعتمد عليه، وسلسلة اعتماد واحدة بالأخضر.',
  },
  'feature-04': {
    en: 'Schematic screen: a month’s calendar of on-call duty, the current week in green.',
    zh: '界面示意：一个月的值班日历，当前一周为绿色。',
    ar: 'شاشة تخطيطية: تقويم شهري للمناوبات، والأسبوع الحالي بالأخضر.',
  },
  'feature-05': {
    en: 'Schematic screen: a monthly report with bars, a ring chart and paragraphs of text.',
    zh: '界面示意：月度报告，含柱形图、环形图与文字段落。',
    ar: 'شاشة تخطيطية: تقرير شهري بأعمدة ومخطط حلقي وفقرات نصية.',
  },
  'feature-06': {
    en: 'Schematic screen: a matrix of roles and permissions, one row and one column meeting in green.',
    zh: '界面示意：角色与权限矩阵，一行一列在绿色处相交。',
    ar: 'شاشة تخطيطية: مصفوفة أدوار وصلاحيات، يلتقي فيها صف وعمود بالأخضر.',
  },
} satisfies Record<string, Alt>
