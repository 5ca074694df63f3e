import type { Alt } from '../alt.ts'

/** Covers of case studies, and two further pictures (a, b) for each. */
export const CASES = {
  'case-01': {
    en: 'Rows of stacked containers in a terminal, drawn at an angle, with one container in green.',
    zh: '以轴测方式绘出的集装箱堆场，其中一只箱子为绿色。',
    ar: 'صفوف من الحاويات المكدسة في محطة شحن مرسومة بزاوية، وإحداها بالأخضر.',
  },
  'case-01-a': {
    en: 'A planning screen: berths as rows, ships as bars along a week, one moved to an earlier slot.',
    zh: '排期界面：每行一个泊位，船舶以横条排在一周之内，其中一艘被提前。',
    ar: 'شاشة تخطيط: الأرصفة صفوف والسفن أشرطة على مدار أسبوع، نُقلت إحداها إلى موعد أبكر.',
  },
  'case-01-b': {
    en: 'Plan of a quay from above, with the hulls of four ships, cranes on rails and soundings of depth.',
    zh: '码头俯视图：四艘船的轮廓、轨道上的岸桥与水深等值线。',
    ar: 'مخطط علوي لرصيف بحري عليه هياكل أربع سفن ورافعات على قضبان وخطوط عمق الماء.',
  },
  'case-02': {
    en: 'Floor plan of a hospital: rooms around three courtyards, with the shortest way of a patient in green.',
    zh: '医院平面图：病房环绕三座庭院，绿色标出患者的最短动线。',
    ar: 'مخطط مستشفى تحيط غرفه بثلاثة أفنية، وأقصر طريق للمريض مرسوم بالأخضر.',
  },
  'case-02-a': {
    en: 'Flow of patients through a clinic, from arrival to discharge, as bands that divide and join again.',
    zh: '患者从到院到离院的流程，以分合的流带绘出。',
    ar: 'مسار المرضى في عيادة من الوصول إلى الخروج، على هيئة أشرطة تتفرع ثم تلتقي.',
  },
  'case-02-b': {
    en: 'Screen of a ward board: beds as a grid of cards, and a list of the next steps beside them.',
    zh: '病区看板界面：床位排成卡片网格，一旁是后续事项列表。',
    ar: 'شاشة لوحة جناح: الأسرّة شبكة من البطاقات، وإلى جانبها قائمة الخطوات التالية.',
  },
  'case-03': {
    en: 'The round door of a vault seen from the front, with its bolts and a dial of fine divisions.',
    zh: '正面所见的圆形金库门，带有锁栓与细密刻度盘。',
    ar: 'باب خزنة مستدير من الأمام بمزاليجه وقرص ذي تقسيمات دقيقة.',
  },
  'case-03-a': {
    en: 'Two systems run in parallel: two timelines with daily comparisons between them, until they become one.',
    zh: '新旧系统并行：两条时间线逐日比对，最终合为一条。',
    ar: 'نظامان يعملان بالتوازي: خطان زمنيان تُجرى بينهما مقارنات يومية حتى يصيرا خطًا واحدًا.',
  },
  'case-03-b': {
    en: 'Reconciliation screen: two columns of bookings joined line by line, one difference marked in green.',
    zh: '对账界面：两列账目逐笔相连，一处差异以绿色标出。',
    ar: 'شاشة مطابقة: عمودان من القيود موصولان سطرًا بسطر، وفرق واحد معلَّم بالأخضر.',
  },
  'case-04': {
    en: 'Five vases in fine contour lines on a shelf, one of them with a green band.',
    zh: '架上五只瓷瓶，以细密等高线绘成，其中一只饰有绿色环带。',
    ar: 'خمس مزهريات مرسومة بخطوط دقيقة على رف واحد، على إحداها شريط أخضر.',
  },
  'case-04-a': {
    en: 'Screen of an online shop: a large drawing of a vase, its details and a button, small pictures below.',
    zh: '网店界面：大幅瓷瓶图、商品信息与按钮，下方是缩略图。',
    ar: 'شاشة متجر إلكتروني: رسم كبير لمزهرية وتفاصيلها وزر، وتحتها صور صغيرة.',
  },
  'case-04-b': {
    en: 'From visit to order: five steps of a checkout as narrowing bands, with the gain of the last in green.',
    zh: '从访问到下单：结账五步以渐窄的流带表示，最后一步的提升为绿色。',
    ar: 'من الزيارة إلى الطلب: خمس خطوات للدفع على هيئة أشرطة تضيق، ومكسب الأخيرة بالأخضر.',
  },
  'case-05': {
    en: 'A hall of arches in perspective, leading to a green doorway at its end.',
    zh: '透视中的拱廊大厅，尽头是一扇绿色的门。',
    ar: 'قاعة من الأقواس في المنظور تنتهي بمدخل أخضر.',
  },
  'case-05-a': {
    en: 'Three pages of one website side by side, set for three scripts; the right-hand one runs right to left.',
    zh: '同一网站的三种文字版面并列，右侧一版由右向左排布。',
    ar: 'ثلاث صفحات لموقع واحد جنبًا إلى جنب بثلاث كتابات، واليمنى منها تُقرأ من اليمين إلى اليسار.',
  },
  'case-05-b': {
    en: 'Structure of a website as a tree that opens to the right, with the way to one page in green.',
    zh: '网站结构树向右展开，通往某一页面的路径为绿色。',
    ar: 'بنية موقع على هيئة شجرة تتفتح جانبًا، والطريق إلى صفحة منها بالأخضر.',
  },
  'case-06': {
    en: 'Tracks before a large station, fanning out over their switches, with one route set in green.',
    zh: '大型车站前的轨道经道岔扇形展开，一条进路以绿色标出。',
    ar: 'سكك أمام محطة كبيرة تتفرع عند المحوّلات، وأحد المسارات معيَّن بالأخضر.',
  },
  'case-06-a': {
    en: 'A graphic timetable: stations as lines across, trains as slanted lines through the hours of a day.',
    zh: '列车运行图：横线为车站，斜线为一天之中的各次列车。',
    ar: 'جدول بياني للقطارات: المحطات خطوط عرضية والقطارات خطوط مائلة عبر ساعات اليوم.',
  },
  'case-06-b': {
    en: 'Screen of an operations desk: a line diagram above, tickets below, the open one in green.',
    zh: '运维值守界面：上方为线路图，下方为工单，处理中的一单为绿色。',
    ar: 'شاشة مكتب التشغيل: مخطط الخط في الأعلى والتذاكر في الأسفل، والمفتوحة منها بالأخضر.',
  },
  'case-07': {
    en: 'Pylons of a power line crossing hills, their cables hanging in exact curves towards the horizon.',
    zh: '输电铁塔越过丘陵，导线以精确的弧线垂向天际。',
    ar: 'أبراج خط كهرباء تعبر التلال، وتتدلى أسلاكها في منحنيات دقيقة نحو الأفق.',
  },
  'case-07-a': {
    en: 'Zones of a plant network as nested rings with few, guarded openings; one allowed way is green.',
    zh: '厂站网络的安全分区，以仅有少量受控开口的嵌套圆环表示，唯一放行的通路为绿色。',
    ar: 'مناطق شبكة محطة على هيئة حلقات متداخلة ذات منافذ قليلة محروسة، والطريق المسموح به أخضر.',
  },
  'case-07-b': {
    en: 'Timeline of an exercise: thousands of events as dots, fewer after each filter, one remaining in green.',
    zh: '一次演练的时间线：成千上万的事件点经层层过滤，最终留下一个绿点。',
    ar: 'خط زمني لتمرين: آلاف الأحداث نقاط تقل بعد كل مرشّح حتى تبقى واحدة خضراء.',
  },
  'case-08': {
    en: 'Blocks of a city drawn at an angle, streets between them, and one green line through all districts.',
    zh: '轴测绘出的城市街区，街道其间，一条绿线穿过各区。',
    ar: 'أحياء مدينة مرسومة بزاوية بينها الشوارع، ويمر خط أخضر واحد عبرها جميعًا.',
  },
  'case-08-a': {
    en: 'Map of a city’s applications: rectangles sized by cost and hatched by age, one group outlined in green.',
    zh: '城市应用全景图：矩形大小表示成本，线纹表示年限，一组以绿色框出。',
    ar: 'خريطة تطبيقات مدينة: مستطيلات مساحتها بقدر التكلفة وتظليلها بقدر العمر، ومجموعة منها محددة بالأخضر.',
  },
  'case-08-b': {
    en: 'A roadmap of three years: bars in four lanes with milestones, and the day we are at in green.',
    zh: '三年路线图：四条泳道内的横条与里程碑，当前日期以绿线标出。',
    ar: 'خارطة طريق لثلاث سنوات: أشرطة في أربعة مسارات ومعالمها، واليوم الحاضر خط أخضر.',
  },
} satisfies Record<string, Alt>
