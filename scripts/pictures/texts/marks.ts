import type { Alt } from '../alt.ts'

/** Marks of client organisations that do not exist: give the organisation's name as alternative text instead. */
export const CLIENTS = {
  'client-01': {
    en: 'Mark of concentric arcs above a line.',
    zh: '由横线上方同心弧组成的标志。',
    ar: 'شعار من أقواس متراكزة فوق خط.',
  },
  'client-02': {
    en: 'Mark of four quarter circles turning around a point.',
    zh: '由绕点旋转的四个四分之一圆组成的标志。',
    ar: 'شعار من أربعة أرباع دائرة تدور حول نقطة.',
  },
  'client-03': {
    en: 'Mark of a hexagon made of three rhombs.',
    zh: '由三个菱形拼成六边形的标志。',
    ar: 'شعار سداسي من ثلاثة معيّنات.',
  },
  'client-04': {
    en: 'Mark of five bars growing and falling.',
    zh: '由五条先升后降的竖条组成的标志。',
    ar: 'شعار من خمسة أعمدة ترتفع ثم تنخفض.',
  },
  'client-05': {
    en: 'Mark of two linked rings.',
    zh: '由两个相扣圆环组成的标志。',
    ar: 'شعار من حلقتين متشابكتين.',
  },
  'client-06': {
    en: 'Mark of three waves in a circle.',
    zh: '圆内三道波纹的标志。',
    ar: 'شعار من ثلاث موجات داخل دائرة.',
  },
  'client-07': {
    en: 'Mark of a square opened by a diagonal.',
    zh: '以对角线剖开的方形标志。',
    ar: 'شعار مربع يفتحه قطر.',
  },
  'client-08': {
    en: 'Mark of eight rays around an octagon.',
    zh: '八道射线环绕八边形的标志。',
    ar: 'شعار من ثمانية أشعة حول مثمّن.',
  },
} satisfies Record<string, Alt>

/** Glyphs of integrations, two for each category. */
export const INTEGRATIONS = {
  'integration-01': {
    en: 'Glyph for communication: two overlapping speech forms.',
    zh: '沟通类图标：两个交叠的对话框。',
    ar: 'رمز للتواصل: شكلا حوار متداخلان.',
  },
  'integration-02': {
    en: 'Glyph for communication: an envelope of straight lines.',
    zh: '沟通类图标：直线绘成的信封。',
    ar: 'رمز للتواصل: مظروف من خطوط مستقيمة.',
  },
  'integration-03': {
    en: 'Glyph for development: a branch that leaves a line and returns.',
    zh: '开发类图标：离开主线又合回的分支。',
    ar: 'رمز للتطوير: فرع يغادر خطًا ثم يعود إليه.',
  },
  'integration-04': {
    en: 'Glyph for development: nested angle brackets.',
    zh: '开发类图标：嵌套的尖括号。',
    ar: 'رمز للتطوير: أقواس زاويّة متداخلة.',
  },
  'integration-05': {
    en: 'Glyph for monitoring: a pulse in a circle.',
    zh: '监控类图标：圆内的脉冲线。',
    ar: 'رمز للمراقبة: نبضة داخل دائرة.',
  },
  'integration-06': {
    en: 'Glyph for monitoring: a gauge with its needle.',
    zh: '监控类图标：带指针的仪表。',
    ar: 'رمز للمراقبة: مقياس بمؤشره.',
  },
  'integration-07': {
    en: 'Glyph for payments: a card with its stripe.',
    zh: '支付类图标：带磁条的卡片。',
    ar: 'رمز للمدفوعات: بطاقة بشريطها.',
  },
  'integration-08': {
    en: 'Glyph for payments: two coins passing.',
    zh: '支付类图标：交错的两枚硬币。',
    ar: 'رمز للمدفوعات: عملتان متقابلتان.',
  },
  'integration-09': {
    en: 'Glyph for data: a cylinder in three layers.',
    zh: '数据类图标：三层圆柱。',
    ar: 'رمز للبيانات: أسطوانة من ثلاث طبقات.',
  },
  'integration-10': {
    en: 'Glyph for data: a grid of cells, one filled.',
    zh: '数据类图标：单元网格，一格填实。',
    ar: 'رمز للبيانات: شبكة خلايا، إحداها ممتلئة.',
  },
  'integration-11': {
    en: 'Glyph for identity: a key of a ring and two teeth.',
    zh: '身份类图标：一环二齿的钥匙。',
    ar: 'رمز للهوية: مفتاح من حلقة وسنّين.',
  },
  'integration-12': {
    en: 'Glyph for identity: the arcs of a fingerprint.',
    zh: '身份类图标：指纹弧线。',
    ar: 'رمز للهوية: أقواس بصمة.',
  },
} satisfies Record<string, Alt>
