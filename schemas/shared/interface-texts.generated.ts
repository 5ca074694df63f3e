// Written by npm run typegen from web/i18n/messages.
import type { LocaleId } from './locales.ts'

export const INTERFACE_TEXTS: Record<string, Record<string, Record<LocaleId, string>>> = {
  "common": {
    "skipToContent": {
      "zh": "跳到正文",
      "en": "Skip to content",
      "ar": "الانتقال إلى المحتوى"
    },
    "backToTop": {
      "zh": "返回顶部",
      "en": "Back to top",
      "ar": "العودة إلى الأعلى"
    },
    "close": {
      "zh": "关闭",
      "en": "Close",
      "ar": "إغلاق"
    },
    "loading": {
      "zh": "正在加载……",
      "en": "Loading…",
      "ar": "جارٍ التحميل…"
    },
    "opensInNewTab": {
      "zh": "（在新标签页中打开）",
      "en": "(opens in a new tab)",
      "ar": "(يُفتح في علامة تبويب جديدة)"
    },
    "breadcrumb": {
      "zh": "当前位置",
      "en": "Breadcrumb",
      "ar": "مسار التنقل"
    },
    "learnMore": {
      "zh": "了解更多",
      "en": "Learn more",
      "ar": "معرفة المزيد"
    },
    "pauseAnimation": {
      "zh": "暂停动画",
      "en": "Pause animation",
      "ar": "إيقاف الحركة مؤقتًا"
    },
    "playAnimation": {
      "zh": "播放动画",
      "en": "Play animation",
      "ar": "تشغيل الحركة"
    },
    "numberedTitle": {
      "zh": "{title}（第 {page, number} 页）",
      "en": "{title}, page {page, number}",
      "ar": "{title}، الصفحة {page, number}"
    },
    "pages": {
      "zh": "分页",
      "en": "Pages",
      "ar": "الصفحات"
    },
    "previousPage": {
      "zh": "上一页",
      "en": "Previous page",
      "ar": "الصفحة السابقة"
    },
    "nextPage": {
      "zh": "下一页",
      "en": "Next page",
      "ar": "الصفحة التالية"
    },
    "pageNumber": {
      "zh": "第 {page, number} 页",
      "en": "Page {page, number}",
      "ar": "الصفحة {page, number}"
    },
    "shareByEmail": {
      "zh": "通过邮件分享",
      "en": "Share by email",
      "ar": "المشاركة بالبريد الإلكتروني"
    },
    "shareOn": {
      "zh": "分享到 {network}（新标签页）",
      "en": "Share on {network} (opens in a new tab)",
      "ar": "المشاركة على {network} (تُفتح في علامة تبويب جديدة)"
    },
    "copyLink": {
      "zh": "复制链接",
      "en": "Copy link",
      "ar": "نسخ الرابط"
    },
    "linkCopied": {
      "zh": "链接已复制",
      "en": "Link copied",
      "ar": "تم نسخ الرابط"
    }
  },
  "navigation": {
    "mainMenu": {
      "zh": "主菜单",
      "en": "Main menu",
      "ar": "القائمة الرئيسية"
    },
    "home": {
      "zh": "首页",
      "en": "Home",
      "ar": "الرئيسية"
    },
    "shopping": {
      "zh": "商城",
      "en": "Shopping",
      "ar": "التسوق"
    },
    "contactUs": {
      "zh": "联系我们",
      "en": "Contact Us",
      "ar": "تواصلوا معنا"
    },
    "docs": {
      "zh": "文档",
      "en": "Docs",
      "ar": "الوثائق"
    },
    "homeOf": {
      "zh": "{site}，首页",
      "en": "{site}, home",
      "ar": "{site}، الصفحة الرئيسية"
    },
    "openMenu": {
      "zh": "打开菜单",
      "en": "Open menu",
      "ar": "فتح القائمة"
    },
    "closeMenu": {
      "zh": "关闭菜单",
      "en": "Close menu",
      "ar": "إغلاق القائمة"
    },
    "menu": {
      "zh": "菜单",
      "en": "Menu",
      "ar": "القائمة"
    },
    "signUp": {
      "zh": "注册",
      "en": "Sign up",
      "ar": "إنشاء حساب"
    },
    "buyNow": {
      "zh": "立即购买",
      "en": "Buy now",
      "ar": "اشترِ الآن"
    },
    "search": {
      "zh": "搜索",
      "en": "Search",
      "ar": "بحث"
    },
    "searchPlaceholder": {
      "zh": "搜索本站",
      "en": "Search this site",
      "ar": "البحث في الموقع"
    },
    "cart": {
      "zh": "购物车",
      "en": "Cart",
      "ar": "سلة التسوق"
    },
    "cartCount": {
      "zh": "{count, plural, =0 {购物车，空} other {购物车，# 件商品}}",
      "en": "{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}",
      "ar": "{count, plural, =0 {سلة التسوق فارغة} zero {سلة التسوق فارغة} one {سلة التسوق، منتج واحد} two {سلة التسوق، منتجان} few {سلة التسوق، # منتجات} many {سلة التسوق، # منتجًا} other {سلة التسوق، # منتج}}"
    },
    "quickLinks": {
      "zh": "快速链接",
      "en": "Quick Links",
      "ar": "روابط سريعة"
    },
    "community": {
      "zh": "社区",
      "en": "Community",
      "ar": "المجتمع"
    },
    "followUs": {
      "zh": "关注我们",
      "en": "Follow us",
      "ar": "تابعونا"
    },
    "socialProfile": {
      "zh": "{site} 的 {network} 主页",
      "en": "{site} on {network}",
      "ar": "{site} على {network}"
    },
    "language": {
      "zh": "语言",
      "en": "Language",
      "ar": "اللغة"
    },
    "chooseLanguage": {
      "zh": "选择语言",
      "en": "Choose a language",
      "ar": "اختيار اللغة"
    }
  },
  "theme": {
    "label": {
      "zh": "主题",
      "en": "Theme",
      "ar": "المظهر"
    },
    "light": {
      "zh": "浅色",
      "en": "Light",
      "ar": "فاتح"
    },
    "dark": {
      "zh": "深色",
      "en": "Dark",
      "ar": "داكن"
    },
    "auto": {
      "zh": "跟随系统",
      "en": "Auto",
      "ar": "تلقائي"
    },
    "current": {
      "zh": "主题：{choice}",
      "en": "Theme: {choice}",
      "ar": "المظهر: {choice}"
    }
  },
  "contact": {
    "contactUs": {
      "zh": "联系我们",
      "en": "Contact us",
      "ar": "تواصلوا معنا"
    },
    "emailUs": {
      "zh": "邮件联系",
      "en": "Email us",
      "ar": "راسلونا بالبريد الإلكتروني"
    },
    "callUs": {
      "zh": "致电我们",
      "en": "Call us",
      "ar": "اتصلوا بنا هاتفيًا"
    },
    "openingHours": {
      "zh": "营业时间",
      "en": "Opening hours",
      "ar": "ساعات العمل"
    },
    "supportHours": {
      "zh": "技术支持时间",
      "en": "Support hours",
      "ar": "ساعات الدعم الفني"
    },
    "call": {
      "zh": "拨打 {phone}",
      "en": "Call {phone}",
      "ar": "الاتصال على {phone}"
    }
  },
  "richText": {
    "contents": {
      "zh": "本页内容",
      "en": "On this page",
      "ar": "في هذه الصفحة"
    },
    "note": {
      "zh": "说明",
      "en": "Note",
      "ar": "ملاحظة"
    },
    "tip": {
      "zh": "提示",
      "en": "Tip",
      "ar": "نصيحة"
    },
    "warning": {
      "zh": "注意",
      "en": "Warning",
      "ar": "تنبيه"
    },
    "code": {
      "zh": "代码",
      "en": "Code",
      "ar": "شيفرة برمجية"
    },
    "table": {
      "zh": "表格",
      "en": "Table",
      "ar": "جدول"
    },
    "readingTime": {
      "zh": "{minutes, plural, other {阅读约需 # 分钟}}",
      "en": "{minutes, plural, one {# min read} other {# min read}}",
      "ar": "{minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة واحدة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}"
    }
  },
  "forms": {
    "name": {
      "zh": "姓名",
      "en": "Name",
      "ar": "الاسم"
    },
    "email": {
      "zh": "邮箱",
      "en": "Email",
      "ar": "البريد الإلكتروني"
    },
    "phone": {
      "zh": "电话号码",
      "en": "Phone number",
      "ar": "رقم الهاتف"
    },
    "position": {
      "zh": "职位",
      "en": "Position",
      "ar": "المسمى الوظيفي"
    },
    "message": {
      "zh": "留言",
      "en": "Message",
      "ar": "الرسالة"
    },
    "emailAddress": {
      "zh": "邮箱地址",
      "en": "Email address",
      "ar": "عنوان البريد الإلكتروني"
    },
    "submit": {
      "zh": "发送留言",
      "en": "Send message",
      "ar": "إرسال الرسالة"
    },
    "nameRequired": {
      "zh": "请输入您的姓名",
      "en": "please enter your name",
      "ar": "يُرجى إدخال الاسم"
    },
    "emailInvalid": {
      "zh": "请输入您的邮箱",
      "en": "please enter your email",
      "ar": "يُرجى إدخال البريد الإلكتروني"
    },
    "phoneInvalid": {
      "zh": "请输入您的电话号码（数字）",
      "en": "please enter a valid phone number",
      "ar": "يُرجى إدخال رقم هاتف صحيح"
    },
    "positionRequired": {
      "zh": "请输入您的职位",
      "en": "please enter your position",
      "ar": "يُرجى إدخال المسمى الوظيفي"
    },
    "messageRequired": {
      "zh": "请输入您的留言",
      "en": "please enter your message",
      "ar": "يُرجى إدخال الرسالة"
    },
    "tooLong": {
      "zh": "{limit, plural, other {请不要超过 # 个字符}}",
      "en": "{limit, plural, one {please use no more than # character} other {please use no more than # characters}}",
      "ar": "{limit, plural, zero {يُرجى عدم تجاوز # حرف} one {يُرجى عدم تجاوز حرف واحد} two {يُرجى عدم تجاوز حرفين} few {يُرجى عدم تجاوز # أحرف} many {يُرجى عدم تجاوز # حرفًا} other {يُرجى عدم تجاوز # حرف}}"
    },
    "starsRequired": {
      "zh": "请选择评分",
      "en": "please choose a rating",
      "ar": "يُرجى اختيار عدد النجوم"
    },
    "reviewRequired": {
      "zh": "请填写评价内容",
      "en": "please write your review",
      "ar": "يُرجى كتابة التقييم"
    },
    "tooShort": {
      "zh": "{limit, plural, other {请至少填写 # 个字符}}",
      "en": "{limit, plural, one {please write at least # character} other {please write at least # characters}}",
      "ar": "{limit, plural, zero {يُرجى كتابة المزيد} one {يُرجى كتابة حرف واحد على الأقل} two {يُرجى كتابة حرفين على الأقل} few {يُرجى كتابة # أحرف على الأقل} many {يُرجى كتابة # حرفًا على الأقل} other {يُرجى كتابة # حرف على الأقل}}"
    },
    "correctFields": {
      "zh": "{count, plural, other {请更正标出的 # 处内容。}}",
      "en": "{count, plural, one {Please correct the highlighted field.} other {Please correct the # highlighted fields.}}",
      "ar": "{count, plural, zero {لا توجد حقول تحتاج إلى تصحيح.} one {يُرجى تصحيح الحقل المحدَّد.} two {يُرجى تصحيح الحقلين المحدَّدين.} few {يُرجى تصحيح # حقول محدَّدة.} many {يُرجى تصحيح # حقلًا محدَّدًا.} other {يُرجى تصحيح # حقل محدَّد.}}"
    },
    "sending": {
      "zh": "正在发送……",
      "en": "Sending…",
      "ar": "جارٍ الإرسال…"
    },
    "noConnection": {
      "zh": "无法连接到网站，未能发送。您填写的内容仍在，请重试。",
      "en": "We couldn’t send your message because there is no connection to the site. Your text is still here; please try again.",
      "ar": "تعذّر الإرسال لعدم وجود اتصال بالموقع. النص المكتوب ما زال هنا، يُرجى المحاولة مرة أخرى."
    },
    "sendAgain": {
      "zh": "请再次点击按钮完成发送。",
      "en": "Please press the button again to send your message.",
      "ar": "يُرجى الضغط على الزر مرة أخرى للإرسال."
    },
    "tooMany": {
      "zh": "{minutes, plural, other {您的网络在短时间内发送了太多留言，请在 # 分钟后重试。您填写的内容仍在。}}",
      "en": "{minutes, plural, one {Too many messages have been sent from your network. Please try again in # minute; your text is still here.} other {Too many messages have been sent from your network. Please try again in # minutes; your text is still here.}}",
      "ar": "{minutes, plural, zero {وصلت رسائل كثيرة من هذا الاتصال. يُرجى المحاولة بعد قليل، والنص المكتوب ما زال هنا.} one {وصلت رسائل كثيرة من هذا الاتصال. يُرجى المحاولة بعد دقيقة واحدة، والنص المكتوب ما زال هنا.} two {وصلت رسائل كثيرة من هذا الاتصال. يُرجى المحاولة بعد دقيقتين، والنص المكتوب ما زال هنا.} few {وصلت رسائل كثيرة من هذا الاتصال. يُرجى المحاولة بعد # دقائق، والنص المكتوب ما زال هنا.} many {وصلت رسائل كثيرة من هذا الاتصال. يُرجى المحاولة بعد # دقيقة، والنص المكتوب ما زال هنا.} other {وصلت رسائل كثيرة من هذا الاتصال. يُرجى المحاولة بعد # دقيقة، والنص المكتوب ما زال هنا.}}"
    },
    "notSaved": {
      "zh": "暂时无法接收您的留言，内容未发送。您填写的内容仍在，请稍后重试，或致电我们。",
      "en": "We couldn’t receive your message just now, and nothing was sent. Your text is still here: please try again in a minute, or call us.",
      "ar": "تعذّر استلام الرسالة الآن ولم يُرسل أي شيء. النص المكتوب ما زال هنا: يُرجى المحاولة بعد دقيقة أو الاتصال بنا."
    },
    "sent.contact": {
      "zh": "感谢您的留言，我们已经收到，将在 24 小时内回复。",
      "en": "Thank you for your message. We’ll reply within 24 hours.",
      "ar": "شكرًا على رسالتكم. سنرد عليكم خلال 24 ساعة."
    },
    "sent.email": {
      "zh": "谢谢，我们已收到您的邮箱，将在 24 小时内与您联系。",
      "en": "Thank you. We’ll email you within 24 hours.",
      "ar": "شكرًا لكم. سنراسلكم عبر البريد الإلكتروني خلال 24 ساعة."
    },
    "sent.newsletter": {
      "zh": "感谢订阅，我们已将您的邮箱加入资讯邮件名单。",
      "en": "Thank you. We’ve added you to our newsletter list.",
      "ar": "شكرًا لكم، أضفنا عنوانكم إلى قائمة النشرة البريدية."
    },
    "sent.application": {
      "zh": "感谢您的申请，我们已经收到，将在一周内与您联系。",
      "en": "Thank you for applying. We’ll be in touch within a week.",
      "ar": "شكرًا على تقديمكم، وصلنا طلبكم. سنتواصل معكم خلال أسبوع."
    },
    "coverNote": {
      "zh": "为什么选择这个职位？",
      "en": "Why are you interested in this position?",
      "ar": "ما الذي يجذبكم إلى هذه الوظيفة؟"
    },
    "coverNoteHint": {
      "zh": "选填，几句话即可。",
      "en": "Optional. A few sentences are enough.",
      "ar": "اختياري، تكفي بضع جمل."
    },
    "phoneOptional": {
      "zh": "电话号码（选填）",
      "en": "Phone number (optional)",
      "ar": "رقم الهاتف (اختياري)"
    },
    "cv": {
      "zh": "简历",
      "en": "CV",
      "ar": "السيرة الذاتية"
    },
    "cvHint": {
      "zh": "PDF 格式，不超过 4 MB。",
      "en": "PDF, up to 4 MB.",
      "ar": "ملف PDF لا يتجاوز 4 ميغابايت."
    },
    "fileRequired": {
      "zh": "请选择您的简历",
      "en": "please choose your CV",
      "ar": "يُرجى اختيار السيرة الذاتية"
    },
    "filePdf": {
      "zh": "请选择 PDF 文件",
      "en": "please choose a PDF file",
      "ar": "يُرجى اختيار ملف PDF"
    },
    "fileTooLarge": {
      "zh": "{limit, plural, other {文件请不要超过 # MB}}",
      "en": "{limit, plural, one {please choose a file of up to # MB} other {please choose a file of up to # MB}}",
      "ar": "{limit, plural, zero {يُرجى اختيار ملف أصغر} one {يُرجى اختيار ملف لا يتجاوز ميغابايت واحدًا} two {يُرجى اختيار ملف لا يتجاوز ميغابايتين} few {يُرجى اختيار ملف لا يتجاوز # ميغابايت} many {يُرجى اختيار ملف لا يتجاوز # ميغابايت} other {يُرجى اختيار ملف لا يتجاوز # ميغابايت}}"
    },
    "apply": {
      "zh": "提交申请",
      "en": "Send application",
      "ar": "إرسال الطلب"
    },
    "chooseFileAgain": {
      "zh": "请重新选择简历：浏览器不会保留所选文件",
      "en": "please choose your CV again: browsers don’t keep selected files",
      "ar": "يُرجى اختيار السيرة الذاتية مرة أخرى: لا يحتفظ المتصفح بالملف المختار"
    },
    "streetRequired": {
      "zh": "请输入街道和门牌号",
      "en": "please enter a street and number",
      "ar": "يُرجى إدخال الشارع ورقم المبنى"
    },
    "cityRequired": {
      "zh": "请输入城市",
      "en": "please enter a city",
      "ar": "يُرجى إدخال المدينة"
    },
    "countryRequired": {
      "zh": "请选择国家或地区",
      "en": "please choose a country",
      "ar": "يُرجى اختيار البلد"
    }
  },
  "saas": {
    "billing": {
      "zh": "付费周期",
      "en": "Billing",
      "ar": "دورة الفوترة"
    },
    "monthly": {
      "zh": "按月",
      "en": "Monthly",
      "ar": "شهري"
    },
    "yearly": {
      "zh": "按年",
      "en": "Yearly",
      "ar": "سنوي"
    },
    "saveUpTo": {
      "zh": "年付最多可省 {share, number, percent}",
      "en": "Save up to {share, number, percent} with yearly billing",
      "ar": "وفّروا حتى {share, number, percent} مع الاشتراك السنوي"
    },
    "monthlyShown": {
      "zh": "当前显示按月付费的价格。",
      "en": "Monthly prices are shown.",
      "ar": "تُعرض الآن أسعار الاشتراك الشهري."
    },
    "yearlyShown": {
      "zh": "当前显示按年付费的价格。",
      "en": "Yearly prices are shown.",
      "ar": "تُعرض الآن أسعار الاشتراك السنوي."
    },
    "perMonth": {
      "zh": "<amount>{price}</amount> / 月",
      "en": "<amount>{price}</amount> a month",
      "ar": "<amount>{price}</amount> شهريًا"
    },
    "billedMonthly": {
      "zh": "按月付费，提前一个月通知即可取消",
      "en": "Billed monthly; cancel with one month’s notice",
      "ar": "فوترة شهرية، والإلغاء بإشعار قبل شهر"
    },
    "billedYearly": {
      "zh": "按年付费，一次支付 {total}",
      "en": "{total} billed once a year",
      "ar": "{total} تُدفع مرة واحدة سنويًا"
    },
    "billedYearlySaving": {
      "zh": "按年付费，一次支付 {total}，节省 {saving}",
      "en": "{total} billed once a year; you save {saving}",
      "ar": "{total} تُدفع مرة واحدة سنويًا، وتوفّرون {saving}"
    },
    "talkToUs": {
      "zh": "价格面议",
      "en": "Talk to us",
      "ar": "تحدّثوا إلينا"
    },
    "talkToUsHint": {
      "zh": "一周之内，按您的系统给出书面报价",
      "en": "A written quote for your systems within a week",
      "ar": "عرض سعر مكتوب لأنظمتكم خلال أسبوع"
    },
    "contactUs": {
      "zh": "联系我们",
      "en": "Contact us",
      "ar": "تواصلوا معنا"
    },
    "comparison": {
      "zh": "方案对比",
      "en": "Plan comparison",
      "ar": "مقارنة الباقات"
    },
    "included": {
      "zh": "包含",
      "en": "Included",
      "ar": "مشمول"
    },
    "notIncluded": {
      "zh": "不包含",
      "en": "Not included",
      "ar": "غير مشمول"
    },
    "benefits": {
      "zh": "带来的改变",
      "en": "Benefits",
      "ar": "ما الذي يتغيّر"
    },
    "askForDemo": {
      "zh": "预约演示",
      "en": "Request a demo",
      "ar": "اطلبوا عرضًا توضيحيًا"
    },
    "moreFeatures": {
      "zh": "更多功能",
      "en": "More features",
      "ar": "مزايا أخرى"
    },
    "nextSteps": {
      "zh": "下一步",
      "en": "Next steps",
      "ar": "الخطوات التالية"
    },
    "documentation": {
      "zh": "了解该标准或产品",
      "en": "About this standard or product",
      "ar": "عن هذا المعيار أو المنتج"
    },
    "setup": {
      "zh": "接入步骤",
      "en": "How to set it up",
      "ar": "خطوات الإعداد"
    },
    "moreIntegrations": {
      "zh": "更多集成",
      "en": "More integrations",
      "ar": "تكاملات أخرى"
    },
    "previousAndNext": {
      "zh": "上一项与下一项",
      "en": "Previous and next page",
      "ar": "السابق والتالي"
    },
    "previousFeature": {
      "zh": "上一项功能",
      "en": "Previous feature",
      "ar": "الميزة السابقة"
    },
    "nextFeature": {
      "zh": "下一项功能",
      "en": "Next feature",
      "ar": "الميزة التالية"
    },
    "previousIntegration": {
      "zh": "上一项集成",
      "en": "Previous integration",
      "ar": "التكامل السابق"
    },
    "nextIntegration": {
      "zh": "下一项集成",
      "en": "Next integration",
      "ar": "التكامل التالي"
    },
    "integrationCategories.monitoring": {
      "zh": "监控",
      "en": "Monitoring",
      "ar": "المراقبة"
    },
    "integrationCategories.communication": {
      "zh": "沟通",
      "en": "Communication",
      "ar": "التواصل"
    },
    "integrationCategories.development": {
      "zh": "开发",
      "en": "Development",
      "ar": "التطوير"
    },
    "integrationCategories.identity": {
      "zh": "身份",
      "en": "Identity",
      "ar": "الهوية"
    },
    "integrationCategories.data": {
      "zh": "数据",
      "en": "Data",
      "ar": "البيانات"
    },
    "integrationCategories.payments": {
      "zh": "支付",
      "en": "Payments",
      "ar": "المدفوعات"
    },
    "faqCategories.general": {
      "zh": "常见问题",
      "en": "General",
      "ar": "أسئلة عامة"
    },
    "faqCategories.services": {
      "zh": "服务",
      "en": "Services",
      "ar": "الخدمات"
    },
    "faqCategories.pricing": {
      "zh": "价格",
      "en": "Pricing",
      "ar": "الأسعار"
    },
    "faqCategories.security": {
      "zh": "安全",
      "en": "Security",
      "ar": "الأمن"
    },
    "faqCategories.shop": {
      "zh": "商城",
      "en": "Shop",
      "ar": "المتجر"
    }
  },
  "search": {
    "title": {
      "zh": "搜索",
      "en": "Search",
      "ar": "البحث"
    },
    "description": {
      "zh": "搜索子午科技的服务、文章、帮助与招聘职位。",
      "en": "Search Meridian’s services, articles, help pages and open positions.",
      "ar": "البحث في خدمات ميريديان ومقالاتها ومركز المساعدة والوظائف المتاحة."
    },
    "heading": {
      "zh": "站内搜索",
      "en": "Search this site",
      "ar": "البحث في الموقع"
    },
    "resultCount": {
      "zh": "{count, plural, =0 {没有找到与“{question}”相关的内容} other {“{question}”共有 # 条结果}}",
      "en": "{count, plural, =0 {No results for “{question}”} one {# result for “{question}”} other {# results for “{question}”}}",
      "ar": "{count, plural, =0 {لا نتائج عن «{question}»} zero {لا نتائج عن «{question}»} one {نتيجة واحدة عن «{question}»} two {نتيجتان عن «{question}»} few {# نتائج عن «{question}»} many {# نتيجة عن «{question}»} other {# نتيجة عن «{question}»}}"
    },
    "noResultsHint": {
      "zh": "请换个说法或减少关键词，也可以直接告诉我们您想了解什么。",
      "en": "Try fewer or different words, or tell us what you are looking for.",
      "ar": "جرّبوا كلمات أقل أو غيرها، أو أخبرونا بما تبحثون عنه."
    },
    "startHint": {
      "zh": "输入关键词，查找服务、文章或案例。",
      "en": "Search for a service, a topic or a project.",
      "ar": "ابحثوا عن خدمة أو موضوع أو مشروع."
    },
    "previous": {
      "zh": "上一页结果",
      "en": "Previous results",
      "ar": "النتائج السابقة"
    },
    "next": {
      "zh": "更多结果",
      "en": "More results",
      "ar": "نتائج أخرى"
    },
    "pages": {
      "zh": "结果分页",
      "en": "Result pages",
      "ar": "صفحات النتائج"
    },
    "all": {
      "zh": "全部结果",
      "en": "All results",
      "ar": "كل النتائج"
    },
    "suggestions": {
      "zh": "搜索建议",
      "en": "Suggestions",
      "ar": "اقتراحات"
    },
    "suggestionCount": {
      "zh": "{count, plural, =0 {没有建议} other {# 条建议}}",
      "en": "{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}",
      "ar": "{count, plural, =0 {لا اقتراحات} zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}"
    },
    "failed": {
      "zh": "暂时无法加载建议，请按回车键搜索。",
      "en": "Suggestions are unavailable right now. Press Enter to search.",
      "ar": "تعذّر تحميل الاقتراحات الآن. اضغطوا Enter للبحث."
    },
    "kind": {
      "zh": "{kind, select, page {页面} service {服务} post {文章} postCategory {分类} tag {标签} author {作者} caseStudy {案例} customerStory {客户故事} job {招聘职位} feature {功能} product {商品} category {商品分类} integration {集成} helpTopic {帮助主题} helpArticle {帮助} other {页面}}",
      "en": "{kind, select, page {Page} service {Service} post {Article} postCategory {Topic} tag {Tag} author {Author} caseStudy {Case study} customerStory {Customer story} job {Open position} feature {Feature} product {Product} category {Product category} integration {Integration} helpTopic {Help topic} helpArticle {Help} other {Page}}",
      "ar": "{kind, select, page {صفحة} service {خدمة} post {مقال} postCategory {موضوع} tag {وسم} author {كاتب} caseStudy {دراسة حالة} customerStory {قصة عميل} job {وظيفة متاحة} feature {ميزة} product {منتج} category {فئة منتجات} integration {تكامل} helpTopic {موضوع مساعدة} helpArticle {مساعدة} other {صفحة}}"
    },
    "kindWords": {
      "zh": "{kind, select, service {服务} post {文章、博客} postCategory {分类} tag {标签} author {作者} caseStudy {案例、项目} customerStory {客户故事} job {职位、招聘、工作、岗位} feature {功能} product {商品、产品} category {商品分类、系列} integration {集成} helpTopic {帮助} helpArticle {帮助} other {页面}}",
      "en": "{kind, select, service {services} post {articles, posts, blog} postCategory {topics} tag {tags} author {authors} caseStudy {case studies, projects, portfolio} customerStory {customer stories, references} job {jobs, careers, vacancies, openings} feature {features} product {products} category {product categories, collections} integration {integrations} helpTopic {help} helpArticle {help} other {pages}}",
      "ar": "{kind, select, service {خدمات} post {مقالات، مدونة} postCategory {موضوعات} tag {وسوم} author {كتّاب} caseStudy {دراسات حالة، مشاريع} customerStory {قصص العملاء} job {وظائف، وظيفة، توظيف، عمل} feature {مزايا، ميزات} product {منتجات، منتج} category {فئات المنتجات، تشكيلات} integration {تكاملات} helpTopic {مساعدة} helpArticle {مساعدة} other {صفحات}}"
    },
    "otherLanguages": {
      "zh": "每个页面都有英文（/en）与阿拉伯文（/ar）版本，路径相同；地址不同时，英文页面提供相应链接。",
      "en": "Every page is also available in Chinese (/zh) and Arabic (/ar) at the same path. Where an address differs, the English page links to it.",
      "ar": "لكل صفحة نسخة بالصينية (/zh) والإنجليزية (/en) على المسار نفسه؛ وحيثما اختلف العنوان تجد رابطه في الصفحة الإنجليزية."
    }
  },
  "careers": {
    "careers": {
      "zh": "招聘",
      "en": "Careers",
      "ar": "الوظائف"
    },
    "openJobs": {
      "zh": "{count, plural, =0 {目前没有开放职位} other {# 个开放职位}}",
      "en": "{count, plural, =0 {No open positions right now} one {# open position} other {# open positions}}",
      "ar": "{count, plural, zero {لا توجد وظائف شاغرة حاليًا} one {وظيفة شاغرة واحدة} two {وظيفتان شاغرتان} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}}"
    },
    "otherDepartment": {
      "zh": "其他",
      "en": "Other",
      "ar": "أخرى"
    },
    "facts": {
      "zh": "职位概览",
      "en": "The position at a glance",
      "ar": "نظرة على الوظيفة"
    },
    "department": {
      "zh": "部门",
      "en": "Department",
      "ar": "القسم"
    },
    "location": {
      "zh": "工作地点",
      "en": "Location",
      "ar": "موقع العمل"
    },
    "arrangement": {
      "zh": "办公方式",
      "en": "Workplace",
      "ar": "نمط العمل"
    },
    "employment": {
      "zh": "用工形式",
      "en": "Employment type",
      "ar": "نوع التوظيف"
    },
    "salary": {
      "zh": "年薪",
      "en": "Annual salary",
      "ar": "الراتب السنوي"
    },
    "closesAt": {
      "zh": "申请截止",
      "en": "Apply by",
      "ar": "آخر موعد للتقديم"
    },
    "closedAt": {
      "zh": "截止于",
      "en": "Closed on",
      "ar": "أُغلق التقديم في"
    },
    "arrangementKind": {
      "zh": "{kind, select, onSite {现场办公} remote {远程办公} other {混合办公}}",
      "en": "{kind, select, onSite {On-site} remote {Remote} other {Hybrid}}",
      "ar": "{kind, select, onSite {من المكتب} remote {عن بُعد} other {هجين}}"
    },
    "employmentKind": {
      "zh": "{kind, select, partTime {兼职} contract {合同制} other {全职}}",
      "en": "{kind, select, partTime {Part-time} contract {Contract} other {Full-time}}",
      "ar": "{kind, select, partTime {دوام جزئي} contract {بعقد} other {دوام كامل}}"
    },
    "responsibilities": {
      "zh": "您将负责",
      "en": "What you will do",
      "ar": "مهامكم"
    },
    "requirements": {
      "zh": "我们希望您具备",
      "en": "What you bring",
      "ar": "ما ننتظره منكم"
    },
    "benefits": {
      "zh": "我们提供",
      "en": "What we offer",
      "ar": "ما نقدّمه"
    },
    "apply": {
      "zh": "申请该职位",
      "en": "Apply for this position",
      "ar": "التقديم على الوظيفة"
    },
    "closed": {
      "zh": "该职位已招满或已过截止日期，不再接受申请。",
      "en": "We are no longer accepting applications for this position: it has been filled, or the closing date has passed.",
      "ar": "شُغلت هذه الوظيفة أو انقضى موعد التقديم عليها، ولم نعد نستقبل الطلبات."
    },
    "seeOpenJobs": {
      "zh": "查看开放职位",
      "en": "See open positions",
      "ar": "الاطّلاع على الوظائف الشاغرة"
    },
    "otherJobs": {
      "zh": "其他开放职位",
      "en": "Other open positions",
      "ar": "وظائف شاغرة أخرى"
    },
    "applyNote": {
      "zh": "每份申请都由专人阅读。无论结果如何，五个工作日内必有答复。",
      "en": "Every application is read by a person. Whatever the outcome, you will hear from us within five working days.",
      "ar": "يراجع فريقنا كل طلب بنفسه، ويصلكم الرد خلال خمسة أيام عمل أيًّا كانت النتيجة."
    }
  },
  "help": {
    "helpCenter": {
      "zh": "帮助中心",
      "en": "Help centre",
      "ar": "مركز المساعدة"
    },
    "searchLabel": {
      "zh": "您需要哪方面的帮助？",
      "en": "What do you need help with?",
      "ar": "كيف يمكننا مساعدتكم؟"
    },
    "articleCount": {
      "zh": "{count, plural, =0 {暂无文章} other {# 篇文章}}",
      "en": "{count, plural, =0 {No articles yet} one {# article} other {# articles}}",
      "ar": "{count, plural, zero {لا مقالات بعد} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}"
    },
    "otherTopics": {
      "zh": "其他主题",
      "en": "Other topics",
      "ar": "موضوعات أخرى"
    },
    "previousAndNext": {
      "zh": "上一篇与下一篇",
      "en": "Previous and next article",
      "ar": "المقال السابق والتالي"
    },
    "related": {
      "zh": "相关文章",
      "en": "Related articles",
      "ar": "مقالات ذات صلة"
    },
    "notFound": {
      "zh": "没有找到您需要的内容？",
      "en": "Didn’t find what you were looking for?",
      "ar": "لم تجدوا ما تبحثون عنه؟"
    },
    "askUs": {
      "zh": "咨询我们的团队",
      "en": "Ask our team",
      "ar": "اسألوا فريقنا"
    }
  },
  "blocks": {
    "video": {
      "zh": "视频",
      "en": "Video",
      "ar": "فيديو"
    },
    "playAt": {
      "zh": "在 {provider} 播放视频",
      "en": "Play the video on {provider}",
      "ar": "تشغيل الفيديو على {provider}"
    },
    "playConsent": {
      "zh": "点击播放后，您的浏览器才会连接 {provider}。",
      "en": "Your browser connects to {provider} only when you press play.",
      "ar": "لا يتصل المتصفح بموقع {provider} إلا بعد الضغط على التشغيل."
    },
    "pictures": {
      "zh": "图片",
      "en": "Pictures",
      "ar": "الصور"
    },
    "openPicture": {
      "zh": "查看大图",
      "en": "View full size",
      "ar": "عرض الصورة بالحجم الكامل"
    },
    "openNamedPicture": {
      "zh": "{picture}：查看大图",
      "en": "{picture}: view full size",
      "ar": "{picture}: عرض بالحجم الكامل"
    },
    "closePictures": {
      "zh": "关闭大图",
      "en": "Close gallery",
      "ar": "إغلاق معرض الصور"
    },
    "previousPicture": {
      "zh": "上一张图片",
      "en": "Previous picture",
      "ar": "الصورة السابقة"
    },
    "nextPicture": {
      "zh": "下一张图片",
      "en": "Next picture",
      "ar": "الصورة التالية"
    },
    "picturePosition": {
      "zh": "第 {number} 张，共 {total} 张",
      "en": "{number} of {total}",
      "ar": "{number} من {total}"
    },
    "picture": {
      "zh": "图片",
      "en": "picture",
      "ar": "صورة"
    },
    "pictureCaption": {
      "zh": "图片说明",
      "en": "caption",
      "ar": "تعليق الصورة"
    }
  },
  "shop": {
    "shop": {
      "zh": "商城",
      "en": "Shop",
      "ar": "المتجر"
    },
    "orderByMessage": {
      "zh": "购物车需要 JavaScript，但您的浏览器已将其停用。请<link>给我们留言</link>，告知所需商品，我们会在一天内回复配送与付款方式。",
      "en": "The cart needs JavaScript, which is switched off in your browser. <link>Tell us</link> what you would like, and we’ll reply within a day with delivery and payment details.",
      "ar": "تحتاج السلة إلى JavaScript وهو معطّل في متصفحك. <link>راسلنا</link> بما تريد، ونرد عليك خلال يوم واحد بتفاصيل التوصيل والدفع."
    },
    "itemNumber": {
      "zh": "商品编号",
      "en": "Item number",
      "ar": "رقم المنتج"
    },
    "related": {
      "zh": "猜您喜欢",
      "en": "You may also like",
      "ar": "قد يعجبك أيضًا"
    },
    "recentlyViewed": {
      "zh": "最近浏览",
      "en": "Recently viewed",
      "ar": "شاهدته مؤخرًا"
    },
    "priceNow": {
      "zh": "现价：",
      "en": "Current price:",
      "ar": "السعر الحالي:"
    },
    "priceBefore": {
      "zh": "原价：",
      "en": "Original price:",
      "ar": "السعر الأصلي:"
    },
    "priceOriginal": {
      "zh": "原币价格：",
      "en": "Price in the original currency:",
      "ar": "السعر بالعملة الأصلية:"
    },
    "chooseCurrency": {
      "zh": "货币",
      "en": "Currency",
      "ar": "العملة"
    },
    "originalPrices": {
      "zh": "按原币显示",
      "en": "Original prices",
      "ar": "الأسعار الأصلية"
    },
    "priceFrom": {
      "zh": "{price} 起",
      "en": "from {price}",
      "ar": "ابتداءً من {price}"
    },
    "sale": {
      "zh": "特价",
      "en": "Sale",
      "ar": "تخفيض"
    },
    "percentOff": {
      "zh": "立减 {percent, number, percent}",
      "en": "{percent, number, percent} off",
      "ar": "خصم {percent, number, percent}"
    },
    "taxNote.added": {
      "zh": "另加 {percent} 税费",
      "en": "plus {percent} tax",
      "ar": "تُضاف ضريبة بنسبة {percent}"
    },
    "taxNote.addedByCountry": {
      "zh": "另加 {percent} 税费，部分国家和地区税率不同",
      "en": "plus {percent} tax; the rate differs in some countries",
      "ar": "تُضاف ضريبة بنسبة {percent}، وتختلف النسبة في بعض الدول"
    },
    "taxNote.addedAtCheckout": {
      "zh": "税费另计，结账时计算",
      "en": "plus tax, calculated at checkout",
      "ar": "تُضاف الضريبة عند الدفع"
    },
    "taxNote.addedInSomeCountries": {
      "zh": "部分国家和地区需另付税费",
      "en": "plus tax in some countries",
      "ar": "تُضاف الضريبة في بعض الدول"
    },
    "taxNote.included": {
      "zh": "已含税",
      "en": "tax included",
      "ar": "السعر شامل الضريبة"
    },
    "saleUntil": {
      "zh": "特价截至 {day}",
      "en": "Sale ends on {day}",
      "ar": "ينتهي العرض في {day}"
    },
    "stars": {
      "zh": "{stars, number} 星（满分 5 星）",
      "en": "{stars, number} out of 5 stars",
      "ar": "{stars, number} من 5 نجوم"
    },
    "rated": {
      "zh": "{count, plural, other {{stars, number} 星（满分 5 星），来自 # 位顾客}}",
      "en": "{count, plural, one {{stars, number} out of 5 stars from # customer} other {{stars, number} out of 5 stars from # customers}}",
      "ar": "{count, plural, zero {{stars, number} من 5 نجوم} one {{stars, number} من 5 نجوم بتقييم عميل واحد} two {{stars, number} من 5 نجوم بتقييم عميلين} few {{stars, number} من 5 نجوم بتقييم # عملاء} many {{stars, number} من 5 نجوم بتقييم # عميلًا} other {{stars, number} من 5 نجوم بتقييم # عميل}}"
    },
    "addToCart": {
      "zh": "加入购物车",
      "en": "Add to Cart",
      "ar": "أضف إلى السلة"
    },
    "addNamed": {
      "zh": "加入购物车：{product}",
      "en": "Add to cart: {product}",
      "ar": "أضف إلى السلة: {product}"
    },
    "chooseOptions": {
      "zh": "选择款式",
      "en": "Choose options",
      "ar": "اختر المواصفات"
    },
    "chooseNamed": {
      "zh": "选择款式：{product}",
      "en": "Choose options: {product}",
      "ar": "اختر المواصفات: {product}"
    },
    "wishlist": {
      "zh": "心愿单",
      "en": "Wishlist",
      "ar": "قائمة الرغبات"
    },
    "wishlistNamed": {
      "zh": "心愿单：{product}",
      "en": "Wishlist: {product}",
      "ar": "قائمة الرغبات: {product}"
    },
    "quantity": {
      "zh": "数量",
      "en": "Quantity",
      "ar": "الكمية"
    },
    "soldOut": {
      "zh": "已售罄",
      "en": "Sold out",
      "ar": "نفدت الكمية"
    },
    "soldOutHint": {
      "zh": "此商品已售罄。可先加入心愿单，补货后便于查找。",
      "en": "This product is sold out. Save it to your wishlist to find it easily when it’s back in stock.",
      "ar": "نفد هذا المنتج. أضفه إلى قائمة الرغبات لتجده بسهولة عند توفره من جديد."
    },
    "variantSoldOutHint": {
      "zh": "此款式已售罄。请选择其他款式，或将商品加入心愿单。",
      "en": "This combination is sold out. Choose another one, or save the product to your wishlist.",
      "ar": "نفدت كمية هذه المواصفات. اختر غيرها، أو احفظ المنتج في قائمة الرغبات."
    },
    "inStock": {
      "zh": "有货",
      "en": "In stock",
      "ar": "متوفر"
    },
    "fewLeft": {
      "zh": "{left, plural, other {仅剩 # 件}}",
      "en": "{left, plural, one {Only # left} other {Only # left}}",
      "ar": "{left, plural, zero {لم يبقَ شيء} one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}"
    },
    "optionSoldOut": {
      "zh": "已售罄",
      "en": "sold out",
      "ar": "نفد"
    },
    "pictures": {
      "zh": "{product}的图片",
      "en": "Pictures of {product}",
      "ar": "صور {product}"
    },
    "showPicture": {
      "zh": "查看第 {number, number} 张图片",
      "en": "Show picture {number, number}",
      "ar": "اعرض الصورة {number, number}"
    },
    "colors": {
      "zh": "颜色",
      "en": "Colours",
      "ar": "الألوان"
    },
    "color": {
      "zh": "{color, select, green {绿色} blue {蓝色} red {红色} brass {黄铜色} clay {陶土色} sand {沙色} white {白色} grey {灰色} black {黑色} other {其他颜色}}",
      "en": "{color, select, green {Green} blue {Blue} red {Red} brass {Brass} clay {Clay} sand {Sand} white {White} grey {Grey} black {Black} other {Another colour}}",
      "ar": "{color, select, green {أخضر} blue {أزرق} red {أحمر} brass {نحاسي} clay {طيني} sand {رملي} white {أبيض} grey {رمادي} black {أسود} other {لون آخر}}"
    },
    "sizes": {
      "zh": "尺码",
      "en": "Sizes",
      "ar": "المقاسات"
    },
    "size": {
      "zh": "{size, select, oneSize {均码} xs {加小号} s {小号} m {中号} l {大号} xl {加大号} other {其他尺码}}",
      "en": "{size, select, oneSize {One size} xs {Extra small} s {Small} m {Medium} l {Large} xl {Extra large} other {Another size}}",
      "ar": "{size, select, oneSize {مقاس واحد} xs {صغير جدًا} s {صغير} m {متوسط} l {كبير} xl {كبير جدًا} other {مقاس آخر}}"
    },
    "madeFor": {
      "zh": "适用人群",
      "en": "Made for",
      "ar": "مناسب لـ"
    },
    "gender": {
      "zh": "{gender, select, women {女士} men {男士} other {通用}}",
      "en": "{gender, select, women {Women} men {Men} other {Everyone}}",
      "ar": "{gender, select, women {النساء} men {الرجال} other {الجميع}}"
    },
    "tag": {
      "zh": "{tag, select, new {新品} bestseller {热销} limited {限量} handmade {手工制作} other {精选}}",
      "en": "{tag, select, new {New} bestseller {Bestseller} limited {Limited edition} handmade {Handmade} other {Featured}}",
      "ar": "{tag, select, new {جديد} bestseller {الأكثر مبيعًا} limited {إصدار محدود} handmade {صناعة يدوية} other {مختارات}}"
    },
    "delivery": {
      "zh": "交付方式",
      "en": "Delivery",
      "ar": "التسليم"
    },
    "deliveryKind": {
      "zh": "{kind, select, digital {数字文件，付款后即可下载} other {快递配送，物流可追踪}}",
      "en": "{kind, select, digital {Digital download, available right after payment} other {Tracked parcel delivery}}",
      "ar": "{kind, select, digital {ملف رقمي للتنزيل فور الدفع} other {توصيل بطرد يمكن تتبّعه}}"
    },
    "catalog.filters": {
      "zh": "筛选",
      "en": "Filters",
      "ar": "التصفية"
    },
    "catalog.show": {
      "zh": "查看商品",
      "en": "Show products",
      "ar": "اعرض المنتجات"
    },
    "catalog.category": {
      "zh": "类别",
      "en": "Category",
      "ar": "الفئة"
    },
    "catalog.color": {
      "zh": "颜色",
      "en": "Colour",
      "ar": "اللون"
    },
    "catalog.size": {
      "zh": "尺码",
      "en": "Size",
      "ar": "المقاس"
    },
    "catalog.priceRange": {
      "zh": "价格",
      "en": "Price",
      "ar": "السعر"
    },
    "catalog.priceCurrency": {
      "zh": "价格币种",
      "en": "Price currency",
      "ar": "عملة السعر"
    },
    "catalog.priceFrom": {
      "zh": "最低",
      "en": "From",
      "ar": "من"
    },
    "catalog.priceTo": {
      "zh": "最高",
      "en": "To",
      "ar": "إلى"
    },
    "catalog.rating": {
      "zh": "评分",
      "en": "Rating",
      "ar": "التقييم"
    },
    "catalog.anyRating": {
      "zh": "不限",
      "en": "Any",
      "ar": "أي تقييم"
    },
    "catalog.ratingFrom": {
      "zh": "{stars, plural, other {# 星及以上}}",
      "en": "{stars, plural, one {# star or more} other {# stars or more}}",
      "ar": "{stars, plural, zero {أي تقييم} one {نجمة واحدة فأكثر} two {نجمتان فأكثر} few {# نجوم فأكثر} many {# نجمة فأكثر} other {# نجمة فأكثر}}"
    },
    "catalog.more": {
      "zh": "更多筛选",
      "en": "More filters",
      "ar": "خيارات أخرى"
    },
    "catalog.sale": {
      "zh": "特价中",
      "en": "On sale",
      "ar": "ضمن التخفيضات"
    },
    "catalog.stock": {
      "zh": "有货",
      "en": "In stock",
      "ar": "متوفر"
    },
    "catalog.sort": {
      "zh": "排序",
      "en": "Sort by",
      "ar": "الترتيب"
    },
    "catalog.sortKind": {
      "zh": "{sort, select, newest {最新上架} priceUp {价格从低到高} priceDown {价格从高到低} rating {评分最高} other {推荐顺序}}",
      "en": "{sort, select, newest {Newest} priceUp {Price: low to high} priceDown {Price: high to low} rating {Top rated} other {Recommended}}",
      "ar": "{sort, select, newest {الأحدث} priceUp {السعر: من الأقل إلى الأعلى} priceDown {السعر: من الأعلى إلى الأقل} rating {الأعلى تقييمًا} other {المقترحة}}"
    },
    "catalog.resultCount": {
      "zh": "{count, plural, =0 {没有商品} other {# 件商品}}",
      "en": "{count, plural, =0 {No products} one {# product} other {# products}}",
      "ar": "{count, plural, =0 {لا منتجات} zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}"
    },
    "catalog.activeFilters": {
      "zh": "已选条件",
      "en": "Active filters",
      "ar": "عوامل التصفية المختارة"
    },
    "catalog.remove": {
      "zh": "移除条件：{filter}",
      "en": "Remove filter: {filter}",
      "ar": "أزل عامل التصفية: {filter}"
    },
    "catalog.clear": {
      "zh": "全部清除",
      "en": "Clear all",
      "ar": "امسح الكل"
    },
    "catalog.between": {
      "zh": "{from} 至 {to}",
      "en": "{from} to {to}",
      "ar": "من {from} إلى {to}"
    },
    "catalog.above": {
      "zh": "{from} 起",
      "en": "From {from}",
      "ar": "من {from}"
    },
    "catalog.below": {
      "zh": "{to} 以内",
      "en": "Up to {to}",
      "ar": "حتى {to}"
    },
    "catalog.emptyTitle": {
      "zh": "没有同时符合这些条件的商品",
      "en": "No products match all your filters",
      "ar": "لا توجد منتجات تطابق كل عوامل التصفية"
    },
    "catalog.emptyText": {
      "zh": "请移除上方的某个条件，或浏览全部商品。",
      "en": "Remove a filter above, or browse all products.",
      "ar": "أزل أحد عوامل التصفية أعلاه، أو تصفّح كل المنتجات."
    },
    "catalog.all": {
      "zh": "查看全部商品",
      "en": "See all products",
      "ar": "اعرض كل المنتجات"
    },
    "catalog.pages": {
      "zh": "商品分页",
      "en": "Product pages",
      "ar": "صفحات المنتجات"
    },
    "catalog.previous": {
      "zh": "上一页商品",
      "en": "Previous products",
      "ar": "المنتجات السابقة"
    },
    "catalog.next": {
      "zh": "更多商品",
      "en": "More products",
      "ar": "مزيد من المنتجات"
    },
    "catalog.filteredTitle": {
      "zh": "{title}（筛选结果）",
      "en": "{title}, filtered",
      "ar": "{title} (بعد التصفية)"
    },
    "share": {
      "zh": "分享商品",
      "en": "Share this product",
      "ar": "مشاركة المنتج"
    },
    "boughtTogether": {
      "zh": "经常一起购买",
      "en": "Often bought together",
      "ar": "تُشترى معًا عادةً"
    },
    "video": {
      "zh": "视频：{product}",
      "en": "Video: {product}",
      "ar": "فيديو: {product}"
    },
    "showVideo": {
      "zh": "播放视频",
      "en": "Show the video",
      "ar": "عرض الفيديو"
    }
  },
  "stockRequest": {
    "intro": {
      "zh": "到货后我们会发一封邮件通知您，仅此一封。",
      "en": "We’ll email you once when it’s back in stock.",
      "ar": "نراسلك مرة واحدة حين يتوفر المنتج من جديد."
    },
    "email": {
      "zh": "您的邮箱地址",
      "en": "Your email address",
      "ar": "بريدك الإلكتروني"
    },
    "submit": {
      "zh": "到货通知我",
      "en": "Notify me",
      "ar": "أبلغني عند توفره"
    },
    "sent": {
      "zh": "已登记。到货后我们会发一封邮件到 {email}，随后删除该地址。",
      "en": "Thank you. We’ll email {email} once when it’s back in stock, and then delete the address.",
      "ar": "شكرًا لك. سنراسلك على {email} مرة واحدة حين يتوفر المنتج، ثم نحذف العنوان."
    },
    "notSold": {
      "zh": "该商品已停售，未保存任何信息。",
      "en": "This product is no longer sold, so nothing was saved.",
      "ar": "لم نعد نبيع هذا المنتج، ولذلك لم يُحفظ شيء."
    },
    "inStock": {
      "zh": "该商品现在有货，可以直接购买，因此未登记。",
      "en": "This product is in stock: you can order it now. Nothing was saved.",
      "ar": "هذا المنتج متوفر ويمكنك طلبه الآن، ولذلك لم يُحفظ شيء."
    },
    "mailSubject": {
      "zh": "{product} 已到货",
      "en": "{product} is back in stock",
      "ar": "توفّر من جديد: {product}"
    },
    "mailLead": {
      "zh": "您登记过到货通知：该商品现在可以购买了。这是唯一一封通知邮件，您的邮箱已从名单中删除。",
      "en": "You asked us to tell you when this product can be ordered again: it is in stock now. This is the only email about it; we have deleted your address from the list.",
      "ar": "طلبت أن نخبرك حين يمكن طلب هذا المنتج من جديد، وهو متوفر الآن. هذه رسالتنا الوحيدة بشأنه، وقد حذفنا بريدك من القائمة."
    },
    "mailCaption": {
      "zh": "商品",
      "en": "The product",
      "ar": "المنتج"
    },
    "mailLink": {
      "zh": "查看商品",
      "en": "View the product",
      "ar": "عرض المنتج"
    }
  },
  "reviews": {
    "title": {
      "zh": "顾客评价",
      "en": "Reviews",
      "ar": "التقييمات"
    },
    "rating": {
      "zh": "{stars, plural, other {# 星}}",
      "en": "{stars, plural, one {# star} other {# stars}}",
      "ar": "{stars, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}"
    },
    "count": {
      "zh": "{count, plural, other {# 条评价}}",
      "en": "{count, plural, one {# review} other {# reviews}}",
      "ar": "{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}"
    },
    "distribution": {
      "zh": "各星级评价数",
      "en": "Reviews by stars",
      "ar": "التقييمات حسب النجوم"
    },
    "verified": {
      "zh": "已购买",
      "en": "Verified purchase",
      "ar": "عملية شراء مؤكدة"
    },
    "formerCustomer": {
      "zh": "已注销用户",
      "en": "Former customer",
      "ar": "عميل سابق"
    },
    "more": {
      "zh": "{count, plural, other {再看 # 条评价}}",
      "en": "{count, plural, one {Show # more review} other {Show # more reviews}}",
      "ar": "{count, plural, zero {لا مزيد من التقييمات} one {عرض تقييم آخر} two {عرض تقييمين آخرين} few {عرض # تقييمات أخرى} many {عرض # تقييمًا آخر} other {عرض # تقييم آخر}}"
    },
    "newest": {
      "zh": "以上是最新的 {count, number} 条评价，评分统计的是全部评价。",
      "en": "These are the {count, number} newest reviews. The rating is based on all reviews.",
      "ar": "هذه أحدث التقييمات وعددها {count, number}، أما المعدّل فيشمل كل التقييمات."
    },
    "none": {
      "zh": "还没有人评价这件商品。",
      "en": "Nobody has reviewed this product yet.",
      "ar": "لم يقيّم أحد هذا المنتج بعد."
    },
    "write": {
      "zh": "写评价",
      "en": "Write a review",
      "ar": "اكتب تقييمًا"
    },
    "writeNamed": {
      "zh": "写评价：{product}",
      "en": "Write a review: {product}",
      "ar": "اكتب تقييمًا: {product}"
    },
    "ask": {
      "zh": "用得怎么样？",
      "en": "How do you like it?",
      "ar": "ما رأيك فيما اشتريته؟"
    },
    "buyersOnly": {
      "zh": "只有购买过的顾客才能评价。",
      "en": "Only customers who bought this product can review it.",
      "ar": "التقييم متاح لمن اشترى هذا المنتج فقط."
    },
    "pageTitle": {
      "zh": "我的评价",
      "en": "Your review",
      "ar": "تقييمك"
    },
    "pageText": {
      "zh": "和其他顾客说说您的使用感受。每条评价都会经过我们审核，再显示在商品页。",
      "en": "Tell other customers how you like it. We read every review before it appears on the product page.",
      "ar": "أخبر العملاء الآخرين برأيك. نقرأ كل تقييم قبل أن يظهر في صفحة المنتج."
    },
    "about": {
      "zh": "您正在评价：<link>{product}</link>",
      "en": "You are reviewing: <link>{product}</link>",
      "ar": "أنت تقيّم: <link>{product}</link>"
    },
    "stars": {
      "zh": "评分",
      "en": "Your rating",
      "ar": "عدد النجوم"
    },
    "text": {
      "zh": "评价内容",
      "en": "Your review",
      "ar": "نص التقييم"
    },
    "textHint": {
      "zh": "20 至 2,000 个字符。请勿填写电话、地址等个人信息。",
      "en": "20 to 2,000 characters. Leave out phone numbers, addresses and other personal details.",
      "ar": "من 20 إلى 2,000 حرف. لا تذكر أرقام هواتف أو عناوين أو بيانات شخصية أخرى."
    },
    "name": {
      "zh": "显示名称",
      "en": "Display name",
      "ar": "الاسم الظاهر"
    },
    "nameHint": {
      "zh": "与评价一起显示，不必是真名。",
      "en": "Shown with your review. It doesn’t have to be your real name.",
      "ar": "يظهر مع تقييمك، ولا يلزم أن يكون اسمك الحقيقي."
    },
    "language": {
      "zh": "评价所用语言",
      "en": "Language of your review",
      "ar": "لغة التقييم"
    },
    "submit": {
      "zh": "提交评价",
      "en": "Submit review",
      "ar": "إرسال التقييم"
    },
    "resubmit": {
      "zh": "提交修改",
      "en": "Submit changes",
      "ar": "إرسال التعديل"
    },
    "sent": {
      "zh": "感谢您的评价。审核之后就会显示在商品页。",
      "en": "Thank you for your review. It appears on the product page as soon as we have read it.",
      "ar": "شكرًا على تقييمك. سيظهر في صفحة المنتج بعد أن نقرأه."
    },
    "state": {
      "zh": "{state, select, pending {您的评价正在等待审核，您仍可修改。} rejected {这条评价未能发布。请修改后重新提交。} other {您的评价已显示在商品页。修改后会先撤下，审核通过后重新显示。}}",
      "en": "{state, select, pending {We haven’t read your review yet. You can still change it.} rejected {We didn’t publish this review. Please change it and submit it again.} other {Your review is on the product page. If you change it, it is taken down until we have read it again.}}",
      "ar": "{state, select, pending {لم نقرأ تقييمك بعد، ويمكنك تعديله.} rejected {لم ننشر هذا التقييم. يُرجى تعديله ثم إرساله مجددًا.} other {تقييمك منشور في صفحة المنتج. إن عدّلته فسيُحجب إلى أن نقرأه من جديد.}}"
    },
    "notBought": {
      "zh": "购买后即可评价",
      "en": "You can review this product once you have bought it",
      "ar": "يمكنك تقييم هذا المنتج بعد شرائه"
    },
    "notBoughtText": {
      "zh": "这里的评价只来自真正的买家，大家才能放心参考。如果您是用另一个账户购买的，请改用那个账户登录。",
      "en": "Reviews here come from customers only, so that everyone can rely on them. If you bought it with another account, sign in with that one.",
      "ar": "التقييمات هنا من المشترين وحدهم ليثق بها الجميع. إن اشتريته بحساب آخر فسجّل الدخول بذلك الحساب."
    },
    "signedOut": {
      "zh": "您的登录已失效，内容未提交。请先复制您写的内容，登录后再试。",
      "en": "You are no longer signed in, so nothing was sent. Copy your text, sign in and try again.",
      "ar": "انتهت جلسة دخولك ولم يُرسل شيء. انسخ ما كتبته ثم سجّل الدخول وحاول مجددًا."
    }
  },
  "mail": {
    "subject.contact": {
      "zh": "{name} 的网站留言",
      "en": "New message from {name}",
      "ar": "رسالة من {name} عبر الموقع"
    },
    "subject.email": {
      "zh": "{name} 希望我们与其联系",
      "en": "{name} would like to be contacted",
      "ar": "يرغب {name} في التواصل"
    },
    "subject.newsletter": {
      "zh": "{name} 订阅了资讯邮件",
      "en": "{name} subscribed to the newsletter",
      "ar": "اشترك {name} في النشرة البريدية"
    },
    "subject.application": {
      "zh": "{name} 应聘：{job}",
      "en": "Application from {name}: {job}",
      "ar": "طلب توظيف من {name}: {job}"
    },
    "name": {
      "zh": "姓名",
      "en": "Name",
      "ar": "الاسم"
    },
    "email": {
      "zh": "邮箱",
      "en": "Email",
      "ar": "البريد الإلكتروني"
    },
    "phone": {
      "zh": "电话号码",
      "en": "Phone number",
      "ar": "رقم الهاتف"
    },
    "position": {
      "zh": "职位",
      "en": "Position",
      "ar": "المسمى الوظيفي"
    },
    "message": {
      "zh": "留言",
      "en": "Message",
      "ar": "الرسالة"
    },
    "job": {
      "zh": "应聘职位",
      "en": "Applied for",
      "ar": "الوظيفة المطلوبة"
    },
    "file": {
      "zh": "附件",
      "en": "Attachment",
      "ar": "المرفق"
    },
    "open": {
      "zh": "在 Studio 中打开",
      "en": "Open in Studio",
      "ar": "فتح في Studio"
    },
    "row": {
      "zh": "{label}：{value}",
      "en": "{label}: {value}",
      "ar": "{label}: {value}"
    },
    "heading": {
      "zh": "{label}：",
      "en": "{label}:",
      "ar": "{label}:"
    }
  },
  "blog": {
    "articles": {
      "zh": "文章",
      "en": "Articles",
      "ar": "المقالات"
    },
    "allArticles": {
      "zh": "全部文章",
      "en": "All articles",
      "ar": "كل المقالات"
    },
    "categories": {
      "zh": "分类",
      "en": "Categories",
      "ar": "التصنيفات"
    },
    "tags": {
      "zh": "标签",
      "en": "Tags",
      "ar": "الوسوم"
    },
    "recent": {
      "zh": "最新文章",
      "en": "Recent articles",
      "ar": "أحدث المقالات"
    },
    "postCategory": {
      "zh": "分类",
      "en": "Category",
      "ar": "تصنيف"
    },
    "tag": {
      "zh": "标签",
      "en": "Tag",
      "ar": "وسم"
    },
    "author": {
      "zh": "作者",
      "en": "Author",
      "ar": "كاتب"
    },
    "empty": {
      "zh": "这里还没有文章。",
      "en": "There are no articles here yet.",
      "ar": "لا توجد مقالات هنا بعد."
    },
    "contents": {
      "zh": "本文目录",
      "en": "In this article",
      "ar": "في هذا المقال"
    },
    "readingTime": {
      "zh": "阅读约 {minutes, plural, other {# 分钟}}",
      "en": "{minutes, plural, one {# min read} other {# min read}}",
      "ar": "{minutes, plural, zero {قراءة أقل من دقيقة} one {قراءة دقيقة واحدة} two {قراءة دقيقتين} few {قراءة # دقائق} many {قراءة # دقيقة} other {قراءة # دقيقة}}"
    },
    "share": {
      "zh": "分享本文",
      "en": "Share this article",
      "ar": "مشاركة المقال"
    },
    "aboutAuthor": {
      "zh": "作者简介：",
      "en": "About the author:",
      "ar": "عن الكاتب:"
    },
    "related": {
      "zh": "相关文章",
      "en": "Read next",
      "ar": "اقرؤوا أيضًا"
    },
    "previousAndNext": {
      "zh": "上一篇与下一篇",
      "en": "Previous and next article",
      "ar": "المقالان السابق والتالي"
    },
    "previous": {
      "zh": "上一篇",
      "en": "Previous article",
      "ar": "المقال السابق"
    },
    "next": {
      "zh": "下一篇",
      "en": "Next article",
      "ar": "المقال التالي"
    },
    "feed": {
      "zh": "RSS 订阅",
      "en": "RSS feed",
      "ar": "خلاصة RSS"
    },
    "feedTitle": {
      "zh": "{site}：文章",
      "en": "{site}: articles",
      "ar": "{site}: المقالات"
    },
    "feedDescription": {
      "zh": "我们在规划、建设和运维企业系统时学到的东西：云与成本、值班与故障、安全、多语言界面与采购。",
      "en": "What we learn while planning, building and running our clients’ systems: cloud and costs, on-call and outages, security, multilingual interfaces, procurement.",
      "ar": "ما نتعلمه ونحن نخطط أنظمة المؤسسات ونبنيها ونشغّلها: السحابة وتكاليفها، والمناوبات والأعطال، والأمن، والواجهات متعددة اللغات، والمشتريات."
    },
    "count": {
      "zh": "{count, number}",
      "en": "{count, number}",
      "ar": "{count, number}"
    }
  },
  "errors": {
    "notFoundTitle": {
      "zh": "页面不存在",
      "en": "Page not found",
      "ar": "الصفحة غير موجودة"
    },
    "notFoundText": {
      "zh": "此地址没有内容，页面可能已移动，或链接有误。",
      "en": "We couldn’t find anything at this address. The page may have moved, or the link may be wrong.",
      "ar": "لم نجد شيئًا على هذا العنوان. ربما نُقلت الصفحة، أو أن الرابط غير صحيح."
    },
    "backHome": {
      "zh": "返回首页",
      "en": "Back to the home page",
      "ar": "العودة إلى الصفحة الرئيسية"
    },
    "failedTitle": {
      "zh": "出错了",
      "en": "Something went wrong",
      "ar": "حدث خطأ ما"
    },
    "failedText": {
      "zh": "页面暂时无法显示，请稍后再试。",
      "en": "We can’t show this page right now. Please try again in a moment.",
      "ar": "تعذّر عرض هذه الصفحة الآن. يُرجى المحاولة مرة أخرى بعد قليل."
    },
    "formTitle": {
      "zh": "无法读取此表单",
      "en": "We couldn’t read this form",
      "ar": "تعذّرت قراءة هذا النموذج"
    },
    "formText": {
      "zh": "表单过大或传输不完整，因此未提交。如果附有文件，请选择较小的文件后重新提交。",
      "en": "It was too large or arrived incomplete, so nothing was sent. If you attached a file, choose a smaller one and send the form again.",
      "ar": "كان حجمه كبيرًا جدًا أو لم يصل كاملًا، لذا لم يُرسل شيء. إذا أرفقت ملفًا، فاختر ملفًا أصغر وأعد إرسال النموذج."
    },
    "backToForm": {
      "zh": "返回表单",
      "en": "Back to the form",
      "ar": "العودة إلى النموذج"
    },
    "unavailable": {
      "zh": "暂时无法完成，您填写的内容仍保留，请稍后再试。",
      "en": "We couldn’t complete that just now. Nothing you entered is lost; please try again in a moment.",
      "ar": "تعذّر إتمام ذلك الآن، والنص المكتوب باقٍ كما هو. يُرجى المحاولة مرة أخرى بعد قليل."
    },
    "tryAgain": {
      "zh": "重试",
      "en": "Try again",
      "ar": "إعادة المحاولة"
    },
    "browseProducts": {
      "zh": "查看全部商品",
      "en": "See all products",
      "ar": "اعرض كل المنتجات"
    }
  },
  "preview": {
    "label": {
      "zh": "预览",
      "en": "Preview",
      "ar": "معاينة"
    },
    "drafts": {
      "zh": "草稿：这些内容尚未发布。",
      "en": "Draft: this is not published yet.",
      "ar": "مسودة: هذا المحتوى لم يُنشر بعد."
    },
    "release": {
      "zh": "发布计划“{title}”：这是该计划发布后的网站。",
      "en": "Release “{title}”: the site as it will be once this release is published.",
      "ar": "الإصدار «{title}»: الموقع كما سيصبح بعد نشره."
    },
    "releaseAt": {
      "zh": "发布计划“{title}”：这是 {moment} 起的网站。",
      "en": "Release “{title}”: the site as it will be from {moment}.",
      "ar": "الإصدار «{title}»: الموقع كما سيكون ابتداءً من {moment}."
    },
    "scheduledDraft": {
      "zh": "定时草稿：将于 {moment} 发布。",
      "en": "Scheduled draft: it goes live on {moment}.",
      "ar": "مسودة مجدولة: تُنشر في {moment}."
    },
    "published": {
      "zh": "草稿模式：您正在对照已发布的网站。",
      "en": "Draft mode: you are viewing the published site for comparison.",
      "ar": "وضع المسودات: أنت تقارن بالموقع المنشور."
    },
    "until": {
      "zh": "此链接有效期至 {moment}。",
      "en": "The link is valid until {moment}.",
      "ar": "الرابط صالح حتى {moment}."
    },
    "ended": {
      "zh": "预览已结束：您现在看到的是已发布的网站。",
      "en": "The preview has ended: this is the published site.",
      "ar": "انتهت المعاينة: هذا هو الموقع المنشور."
    },
    "leave": {
      "zh": "退出预览",
      "en": "Leave preview",
      "ar": "إنهاء المعاينة"
    },
    "opening.title": {
      "zh": "共享预览",
      "en": "Shared preview",
      "ar": "معاينة مشتركة"
    },
    "opening.heading": {
      "zh": "正在打开预览……",
      "en": "Opening the preview…",
      "ar": "جارٍ فتح المعاينة…"
    },
    "opening.text": {
      "zh": "请稍候。您将看到页面发布之前的样子。",
      "en": "One moment. You are about to see pages before they are published.",
      "ar": "لحظة من فضلك. سترى الصفحات كما هي قبل نشرها."
    },
    "opening.withoutScript": {
      "zh": "要打开共享预览，请允许本站使用 JavaScript，然后重新载入页面。",
      "en": "To open a shared preview, please allow JavaScript for this site and load the page again.",
      "ar": "لفتح المعاينة المشتركة، اسمح بتشغيل JavaScript لهذا الموقع ثم أعد تحميل الصفحة."
    },
    "expired.title": {
      "zh": "预览已过期",
      "en": "Preview expired",
      "ar": "انتهت صلاحية المعاينة"
    },
    "expired.heading": {
      "zh": "此预览链接已过期",
      "en": "This preview link has expired",
      "ar": "انتهت صلاحية رابط المعاينة هذا"
    },
    "expired.text": {
      "zh": "未发布页面的链接只在一段时间内有效。请向发送链接的人索取新的链接。",
      "en": "Links to unpublished pages are valid for a limited time. Please ask the person who sent it to you for a new one.",
      "ar": "روابط الصفحات غير المنشورة صالحة لمدة محدودة. اطلب رابطًا جديدًا ممن أرسله إليك."
    },
    "withdrawn.title": {
      "zh": "预览已撤回",
      "en": "Preview withdrawn",
      "ar": "سُحبت المعاينة"
    },
    "withdrawn.heading": {
      "zh": "此预览链接已被撤回",
      "en": "This preview link has been withdrawn",
      "ar": "سُحب رابط المعاينة هذا"
    },
    "withdrawn.text": {
      "zh": "分享者已经停用了这个链接。如仍需查看，请向对方索取新的链接。",
      "en": "The person who shared this page has withdrawn the link. If you still need to see it, please ask them for a new one.",
      "ar": "أنهى من شارك الصفحة صلاحية الرابط. إن كنت لا تزال بحاجة إلى الاطلاع عليها فاطلب منه رابطًا جديدًا."
    },
    "unknown.title": {
      "zh": "找不到预览",
      "en": "Preview not found",
      "ar": "المعاينة غير موجودة"
    },
    "unknown.heading": {
      "zh": "此预览链接无法使用",
      "en": "This preview link does not work",
      "ar": "رابط المعاينة هذا لا يعمل"
    },
    "unknown.text": {
      "zh": "链接可能在传递途中被截断。请重新复制完整的地址，或索取新的链接。",
      "en": "It may have been cut off along the way. Copy the whole address again, or ask for a new link.",
      "ar": "ربما انقطع جزء منه في الطريق. انسخ العنوان كاملًا مرة أخرى أو اطلب رابطًا جديدًا."
    }
  },
  "portfolio": {
    "client": {
      "zh": "客户",
      "en": "Client",
      "ar": "العميل"
    },
    "sector": {
      "zh": "行业",
      "en": "Sector",
      "ar": "القطاع"
    },
    "year": {
      "zh": "年份",
      "en": "Year",
      "ar": "السنة"
    },
    "services": {
      "zh": "服务内容",
      "en": "Services",
      "ar": "الخدمات"
    },
    "facts": {
      "zh": "项目概况",
      "en": "Project at a glance",
      "ar": "المشروع باختصار"
    },
    "challenge": {
      "zh": "面临的挑战",
      "en": "The challenge",
      "ar": "التحدّي"
    },
    "approach": {
      "zh": "解决方案",
      "en": "Our approach",
      "ar": "كيف عملنا"
    },
    "outcome": {
      "zh": "项目成果",
      "en": "The outcome",
      "ar": "النتيجة"
    },
    "more": {
      "zh": "更多案例",
      "en": "More of our work",
      "ar": "المزيد من أعمالنا"
    },
    "previousAndNext": {
      "zh": "上一个与下一个案例",
      "en": "Previous and next case study",
      "ar": "دراستا الحالة السابقة والتالية"
    },
    "previous": {
      "zh": "上一个案例",
      "en": "Previous case study",
      "ar": "دراسة الحالة السابقة"
    },
    "next": {
      "zh": "下一个案例",
      "en": "Next case study",
      "ar": "دراسة الحالة التالية"
    },
    "filter": {
      "zh": "按行业筛选",
      "en": "Filter by sector",
      "ar": "التصفية حسب القطاع"
    },
    "allSectors": {
      "zh": "全部行业",
      "en": "All sectors",
      "ar": "كل القطاعات"
    }
  },
  "stories": {
    "more": {
      "zh": "更多客户故事",
      "en": "More customer stories",
      "ar": "المزيد من قصص العملاء"
    },
    "previousAndNext": {
      "zh": "上一个与下一个故事",
      "en": "Previous and next story",
      "ar": "القصتان السابقة والتالية"
    },
    "previous": {
      "zh": "上一个故事",
      "en": "Previous story",
      "ar": "القصة السابقة"
    },
    "next": {
      "zh": "下一个故事",
      "en": "Next story",
      "ar": "القصة التالية"
    },
    "testimonials": {
      "zh": "客户评价",
      "en": "What clients say",
      "ar": "آراء العملاء"
    },
    "rating": {
      "zh": "评分 {rating, number}（满分 5）",
      "en": "Rated {rating, number} out of 5",
      "ar": "التقييم {rating, number} من 5"
    }
  },
  "team": {
    "leadership": {
      "zh": "管理层",
      "en": "Leadership",
      "ar": "القيادة"
    },
    "engineering": {
      "zh": "工程",
      "en": "Engineering",
      "ar": "الهندسة"
    },
    "operations": {
      "zh": "运维",
      "en": "Operations",
      "ar": "التشغيل"
    },
    "advice": {
      "zh": "咨询",
      "en": "Consulting",
      "ar": "الاستشارات"
    },
    "speaks": {
      "zh": "工作语言：",
      "en": "Speaks",
      "ar": "لغات العمل:"
    }
  },
  "cart": {
    "panelTitle": {
      "zh": "您的购物车",
      "en": "Your Cart",
      "ar": "سلة مشترياتك"
    },
    "products": {
      "zh": "{count, plural, other {# 件商品}}",
      "en": "{count, plural, one {# product} other {# products}}",
      "ar": "{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}"
    },
    "added": {
      "zh": "“{product}”已加入购物车",
      "en": "{product} added to your cart",
      "ar": "أُضيف {product} إلى سلتك"
    },
    "removed": {
      "zh": "“{product}”已从购物车移除",
      "en": "{product} removed from your cart",
      "ar": "أُزيل {product} من سلتك"
    },
    "limit": {
      "zh": "同一商品最多只能加购 {count} 件",
      "en": "{count, plural, one {You can only add up to # item of the same product} other {You can only add up to # items of the same product}}",
      "ar": "{count, plural, zero {لا يمكنك إضافة هذا المنتج} one {يمكنك إضافة قطعة واحدة فقط من المنتج نفسه} two {يمكنك إضافة قطعتين كحد أقصى من المنتج نفسه} few {يمكنك إضافة # قطع كحد أقصى من المنتج نفسه} many {يمكنك إضافة # قطعة كحد أقصى من المنتج نفسه} other {يمكنك إضافة # قطعة كحد أقصى من المنتج نفسه}}"
    },
    "product": {
      "zh": "商品",
      "en": "Product",
      "ar": "المنتج"
    },
    "price": {
      "zh": "单价",
      "en": "Price",
      "ar": "السعر"
    },
    "quantity": {
      "zh": "数量",
      "en": "Quantity",
      "ar": "الكمية"
    },
    "units": {
      "zh": "{count, plural, other {# 件}}",
      "en": "{count, plural, one {# item} other {# items}}",
      "ar": "{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}"
    },
    "total": {
      "zh": "小计",
      "en": "Total",
      "ar": "المجموع"
    },
    "quantityOf": {
      "zh": "“{product}”的数量",
      "en": "Quantity of {product}",
      "ar": "كمية {product}"
    },
    "remove": {
      "zh": "移除",
      "en": "Remove",
      "ar": "إزالة"
    },
    "removeNamed": {
      "zh": "移除“{product}”",
      "en": "Remove {product}",
      "ar": "إزالة {product}"
    },
    "subtotal": {
      "zh": "商品小计",
      "en": "Subtotal",
      "ar": "المجموع الفرعي"
    },
    "subtotalBefore": {
      "zh": "未计优惠、配送费、税费和服务费",
      "en": "before discount, delivery, tax and service charge",
      "ar": "قبل الخصم والتوصيل والضريبة ورسوم الخدمة"
    },
    "subtotalIncluded": {
      "zh": "已含税，未计优惠、配送费和服务费",
      "en": "including tax, before discount, delivery and service charge",
      "ar": "شامل الضريبة، قبل الخصم والتوصيل ورسوم الخدمة"
    },
    "subtotalWithAll": {
      "zh": "已计优惠、配送费、税费和服务费，即购物车页的“{payable}”",
      "en": "Includes discount, delivery, tax and service charge: “{payable}” in the cart",
      "ar": "بعد الخصم والتوصيل والضريبة ورسوم الخدمة، وهو «{payable}» في السلة"
    },
    "subtotalWithoutTax": {
      "zh": "已计优惠、配送费和服务费，税费在结账时另计，即购物车页的“{payable}”",
      "en": "Includes discount, delivery and service charge; tax is calculated at checkout: “{payable}” in the cart",
      "ar": "بعد الخصم والتوصيل ورسوم الخدمة، وهو «{payable}» في السلة، وتُضاف الضريبة عند الدفع"
    },
    "discount": {
      "zh": "优惠",
      "en": "Discount",
      "ar": "الخصم"
    },
    "serviceCharge": {
      "zh": "服务费",
      "en": "Service Charge",
      "ar": "رسوم الخدمة"
    },
    "tax": {
      "zh": "税费",
      "en": "Tax",
      "ar": "الضريبة"
    },
    "nameWithDetail": {
      "zh": "{name}（{detail}）",
      "en": "{name} ({detail})",
      "ar": "{name} ({detail})"
    },
    "taxWithRate": {
      "zh": "{name}（{percent}）",
      "en": "{name} at {percent}",
      "ar": "{name} بنسبة {percent}"
    },
    "taxIncluded": {
      "zh": "已含{tax}",
      "en": "{tax}, included",
      "ar": "{tax} (ضمن السعر)"
    },
    "taxAtCheckout": {
      "zh": "结账时计算",
      "en": "calculated at checkout",
      "ar": "تُحسب عند الدفع"
    },
    "payable": {
      "zh": "应付金额",
      "en": "Payable Now",
      "ar": "المستحق الآن"
    },
    "summary": {
      "zh": "结算明细",
      "en": "Summary",
      "ar": "ملخص الطلب"
    },
    "currency": {
      "zh": "支付币种",
      "en": "Pay in",
      "ar": "الدفع بعملة"
    },
    "rates": {
      "zh": "外币价格按 {date}的汇率换算。",
      "en": "Prices in other currencies are converted at the exchange rates of {date}.",
      "ar": "تُحوَّل الأسعار بالعملات الأخرى وفق أسعار الصرف بتاريخ {date}."
    },
    "checkout": {
      "zh": "去结算",
      "en": "Continue to Checkout",
      "ar": "إتمام الشراء"
    },
    "toPayment": {
      "zh": "去支付",
      "en": "Continue to payment",
      "ar": "المتابعة إلى الدفع"
    },
    "viewCart": {
      "zh": "查看购物车",
      "en": "View the cart",
      "ar": "عرض السلة"
    },
    "back": {
      "zh": "返回购物车",
      "en": "Back to the cart",
      "ar": "العودة إلى السلة"
    },
    "browse": {
      "zh": "去商城逛逛",
      "en": "Browse the shop",
      "ar": "تصفّح المتجر"
    },
    "empty": {
      "zh": "购物车还是空的。",
      "en": "Your cart is empty.",
      "ar": "سلتك فارغة."
    },
    "inCart": {
      "zh": "{count, plural, other {购物车里有 # 件商品。}}",
      "en": "{count, plural, one {There is # product in your cart.} other {There are # products in your cart.}}",
      "ar": "{count, plural, zero {سلتك فارغة.} one {في سلتك منتج واحد.} two {في سلتك منتجان.} few {في سلتك # منتجات.} many {في سلتك # منتجًا.} other {في سلتك # منتج.}}"
    },
    "loading": {
      "zh": "正在核对购物车……",
      "en": "Checking your cart…",
      "ar": "جارٍ التحقق من سلتك…"
    },
    "failed": {
      "zh": "暂时无法核对价格与库存。购物车仍保存在此浏览器中，没有丢失。",
      "en": "We can’t check prices and stock right now. Your cart is saved in this browser, so nothing is lost.",
      "ar": "يتعذّر التحقق من الأسعار والمخزون الآن. سلتك محفوظة في هذا المتصفح ولم يُفقد منها شيء."
    },
    "tryAgain": {
      "zh": "重试",
      "en": "Try again",
      "ar": "حاول مرة أخرى"
    },
    "changed": {
      "zh": "您选购之后，有些商品发生了变化",
      "en": "Some items have changed since you added them",
      "ar": "تغيّرت بعض المنتجات منذ أضفتها"
    },
    "accept": {
      "zh": "接受变更",
      "en": "Accept the changes",
      "ar": "قبول التغييرات"
    },
    "unavailable": {
      "zh": "已下架",
      "en": "No longer available",
      "ar": "لم يعد متوفرًا"
    },
    "chooseOptions": {
      "zh": "请在商品页选择款式",
      "en": "Choose an option on the product page",
      "ar": "اختر المواصفات من صفحة المنتج"
    },
    "soldOut": {
      "zh": "已售罄",
      "en": "Sold out",
      "ar": "نفدت الكمية"
    },
    "onlyLeft": {
      "zh": "{count, plural, other {仅剩 # 件}}",
      "en": "{count, plural, one {Only # left} other {Only # left}}",
      "ar": "{count, plural, zero {لم يبقَ شيء} one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}"
    },
    "limitPerCustomer": {
      "zh": "{count, plural, other {每位顾客限购 # 件}}",
      "en": "{count, plural, one {Limited to # per customer} other {Limited to # per customer}}",
      "ar": "{count, plural, zero {غير متاح للطلب} one {الحد الأقصى قطعة واحدة لكل عميل} two {الحد الأقصى قطعتان لكل عميل} few {الحد الأقصى # قطع لكل عميل} many {الحد الأقصى # قطعة لكل عميل} other {الحد الأقصى # قطعة لكل عميل}}"
    },
    "changedSince": {
      "zh": "{product}：{change}",
      "en": "{product}: {change}",
      "ar": "{product}: {change}"
    },
    "priceChanged": {
      "zh": "价格由 {before} 调整为 {after}",
      "en": "Price changed from {before} to {after}",
      "ar": "تغيّر السعر من {before} إلى {after}"
    },
    "nameChanged": {
      "zh": "原名“{before}”",
      "en": "Previously “{before}”",
      "ar": "الاسم السابق: «{before}»"
    },
    "unpriced": {
      "zh": "此商品暂不支持所选币种",
      "en": "Not available in this currency",
      "ar": "غير متاح بهذه العملة"
    },
    "noScript": {
      "zh": "购物车保存在您的浏览器中，需要启用 JavaScript。您也可以<link>留言下单</link>。",
      "en": "Your cart is stored in your browser and needs JavaScript. You can also <link>order by message</link>.",
      "ar": "السلة محفوظة في متصفحك وتحتاج إلى JavaScript. ويمكنك أيضًا <link>الطلب عبر رسالة</link>."
    },
    "openingPayment": {
      "zh": "正在打开付款页面……",
      "en": "Opening the payment page…",
      "ar": "جارٍ فتح صفحة الدفع…"
    },
    "country": {
      "zh": "国家或地区",
      "en": "Country or region",
      "ar": "البلد أو المنطقة"
    },
    "otherCountries": {
      "zh": "其他国家或地区",
      "en": "Other countries",
      "ar": "بلدان أخرى"
    },
    "countryNote": {
      "zh": "税费和配送方式因国家或地区而异。",
      "en": "Tax and delivery depend on where you are.",
      "ar": "تختلف الضريبة وطرق التوصيل باختلاف البلد."
    },
    "countryUnreachable": {
      "zh": "暂不配送至该国家或地区。请选择其他国家或地区，或移除需要配送的商品。",
      "en": "We don’t deliver to this country. Choose another one, or remove the items that are shipped.",
      "ar": "لا نوصل الطلبات إلى هذا البلد. اختر بلدًا آخر أو أزل المنتجات التي تُشحن."
    },
    "delivery": {
      "zh": "配送费",
      "en": "Delivery",
      "ar": "التوصيل"
    },
    "deliveryMethod": {
      "zh": "配送方式",
      "en": "Delivery method",
      "ar": "طريقة التوصيل"
    },
    "free": {
      "zh": "免费",
      "en": "Free",
      "ar": "مجاني"
    },
    "deliveryOption": {
      "zh": "{method}：{price}",
      "en": "{method}: {price}",
      "ar": "{method}: {price}"
    },
    "deliveryDays": {
      "zh": "{isRange, select, yes {{min}–} other {}}{max} 个工作日",
      "en": "{isRange, select, yes {{min}–} other {}}{max, plural, one {# working day} other {# working days}}",
      "ar": "خلال {isRange, select, yes {{min}–} other {}}{max, plural, zero {# يوم عمل} one {يوم عمل واحد} two {{isRange, select, yes {{max, number} يوم عمل} other {يومي عمل}}} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}"
    },
    "deliveryCountries": {
      "zh": "{count, plural, other { # 个国家和地区}}",
      "en": "{count, plural, one {# country} other {# countries}}",
      "ar": "{count, plural, zero {لا دول} one {دولة واحدة} two {دولتين} few {# دول} many {# دولة} other {# دولة}}"
    },
    "deliveryNote": {
      "zh": "{days}送达，可送往{countries}",
      "en": "{days}, to {countries}",
      "ar": "{days}، إلى {countries}"
    },
    "deliveryEstimate": {
      "zh": "{method}：{price}，{days}",
      "en": "{method}: {price}, {days}",
      "ar": "{method}: {price}، {days}"
    },
    "deliveryEstimateFree": {
      "zh": "{method}：{price}，满 {amount} 免费，{days}",
      "en": "{method}: {price}, free from {amount}, {days}",
      "ar": "{method}: {price}، ومجانًا ابتداءً من {amount}، {days}"
    },
    "code": {
      "zh": "优惠码或礼品卡",
      "en": "Discount code or gift card",
      "ar": "رمز خصم أو بطاقة هدية"
    },
    "applyCode": {
      "zh": "使用",
      "en": "Apply",
      "ar": "تطبيق"
    },
    "codeAdded": {
      "zh": "已使用优惠码 {code}。",
      "en": "The code {code} has been applied.",
      "ar": "طُبّق الرمز {code}."
    },
    "codeErrors.unknown": {
      "zh": "没有这个优惠码，请检查输入是否有误。",
      "en": "We don’t know this code. Please check the spelling.",
      "ar": "لا نعرف هذا الرمز. يُرجى التحقق من كتابته."
    },
    "codeErrors.notYet": {
      "zh": "此优惠码尚未生效。",
      "en": "This code isn’t valid yet.",
      "ar": "لم يبدأ سريان هذا الرمز بعد."
    },
    "codeErrors.expired": {
      "zh": "此优惠码已过期。",
      "en": "This code has expired.",
      "ar": "انتهت صلاحية هذا الرمز."
    },
    "codeErrors.usedUp": {
      "zh": "此优惠码的使用次数已用完。",
      "en": "This code has been used up.",
      "ar": "استُنفدت مرات استخدام هذا الرمز."
    },
    "codeErrors.alreadyUsed": {
      "zh": "您已使用过此优惠码。",
      "en": "You have already used this code.",
      "ar": "سبق أن استخدمتَ هذا الرمز."
    },
    "codeErrors.products": {
      "zh": "此优惠码不适用于购物车中的商品。",
      "en": "This code doesn’t apply to the products in your cart.",
      "ar": "لا يسري هذا الرمز على المنتجات التي في سلتك."
    },
    "codeErrors.units": {
      "zh": "请再加购适用此优惠码的商品。",
      "en": "Add more of the products this code applies to.",
      "ar": "أضف المزيد من المنتجات التي يسري عليها هذا الرمز."
    },
    "codeErrors.minimum": {
      "zh": "适用商品满 {minimum}{isTaxIncluded, select, yes {} other {（不含税）}}方可使用此优惠码。",
      "en": "To use this code, your cart needs at least {minimum} of eligible products{isTaxIncluded, select, yes {} other {, before tax}}.",
      "ar": "يسري هذا الرمز ابتداءً من {minimum}{isTaxIncluded, select, yes {} other { قبل الضريبة}}. أضف المزيد من المنتجات المشمولة لاستخدامه."
    },
    "codeErrors.currency": {
      "zh": "所选币种不能使用此优惠码。",
      "en": "This code can’t be used in the chosen currency.",
      "ar": "لا يمكن استخدام هذا الرمز بالعملة المختارة."
    },
    "codeErrors.delivery": {
      "zh": "此优惠码用于减免配送费，而您的订单没有配送费。",
      "en": "This code covers the delivery cost, but your order has none.",
      "ar": "هذا الرمز مخصّص لرسوم التوصيل، وطلبك بلا رسوم توصيل."
    },
    "codeErrors.notCombinable": {
      "zh": "此优惠码不能与购物车中的现有优惠叠加，且现有优惠不低于此优惠码。",
      "en": "This code can’t be combined with the discount in your cart, which already saves you at least as much.",
      "ar": "لا يمكن الجمع بين هذا الرمز والخصم المطبّق على سلتك، والخصم الحالي لا يقل عنه."
    },
    "codeErrors.tooMany": {
      "zh": "尝试次数过多，请稍等几分钟。",
      "en": "Too many attempts. Please try again in a few minutes.",
      "ar": "محاولات كثيرة. يُرجى المحاولة بعد بضع دقائق."
    },
    "codeErrors.tooManyCodes": {
      "zh": "此订单可使用的优惠码数量已达上限。",
      "en": "You have reached the maximum number of codes for one order.",
      "ar": "بلغت الحد الأقصى لرموز الخصم في الطلب الواحد."
    },
    "codeErrors.unreachable": {
      "zh": "暂时无法核对此优惠码，请重试。",
      "en": "We can’t check this code right now. Please try again.",
      "ar": "يتعذّر التحقق من هذا الرمز الآن. يُرجى المحاولة مرة أخرى."
    },
    "codeErrors.giftCardExpired": {
      "zh": "这张礼品卡已过有效期。",
      "en": "This gift card is no longer valid.",
      "ar": "انتهت صلاحية بطاقة الهدية هذه."
    },
    "codeErrors.giftCardEmpty": {
      "zh": "这张礼品卡的余额已用完。",
      "en": "There is nothing left on this gift card.",
      "ar": "لم يبقَ رصيد في بطاقة الهدية هذه."
    },
    "codeErrors.giftCardCurrency": {
      "zh": "这张礼品卡仅限以{currency}付款。请先在“{payIn}”中选择该币种。",
      "en": "This gift card pays in {currency} only. Choose that currency under “{payIn}” to use it.",
      "ar": "تدفع بطاقة الهدية هذه بعملة {currency} فقط. اختر هذه العملة في «{payIn}» لاستخدامها."
    },
    "codeErrors.giftCardNotCombinable": {
      "zh": "每个订单只能使用一张礼品卡。",
      "en": "You can use one gift card per order.",
      "ar": "يمكن استخدام بطاقة هدية واحدة في كل طلب."
    },
    "codeErrors.giftCardTax": {
      "zh": "税费要到付款页面才能计算，因此暂时无法使用礼品卡。",
      "en": "Gift cards can’t be used at the moment, because tax is only calculated on the payment page.",
      "ar": "لا يمكن استخدام بطاقات الهدايا حاليًا لأن الضريبة لا تُحسب إلا في صفحة الدفع."
    },
    "checkoutErrors.stock": {
      "zh": "部分商品库存不足，请检查购物车。",
      "en": "Some items are not available in the quantity you chose. Please review your cart.",
      "ar": "الكمية المتوفرة من بعض المنتجات أقل مما طلبت. يُرجى مراجعة السلة."
    },
    "checkoutErrors.limit": {
      "zh": "其中有商品超出了每位顾客的限购数量（含未付款订单），请减少数量。",
      "en": "You have chosen more of a product than each customer can order, including your unpaid orders. Please reduce the quantity.",
      "ar": "تجاوزتَ الكمية المسموح بها لكل عميل من أحد المنتجات، بما في ذلك طلباتك غير المدفوعة. يُرجى تقليل الكمية."
    },
    "checkoutErrors.price": {
      "zh": "有商品价格发生变化，请再次核对购物车。",
      "en": "A price has changed. Please review your cart.",
      "ar": "تغيّر أحد الأسعار. يُرجى مراجعة السلة مرة أخرى."
    },
    "checkoutErrors.discount": {
      "zh": "有代码已无法使用，请再次核对购物车。",
      "en": "A code can’t be used any more. Please review your cart.",
      "ar": "لم يعد أحد الرموز صالحًا للاستخدام. يُرجى مراجعة السلة."
    },
    "checkoutErrors.delivery": {
      "zh": "该配送方式已停止提供，请再次核对购物车。",
      "en": "This delivery method is not offered any more. Please review your cart.",
      "ar": "لم تعد طريقة التوصيل هذه متاحة. يُرجى مراجعة السلة."
    },
    "checkoutErrors.currency": {
      "zh": "所选币种无法支付此订单，请选择其他币种。",
      "en": "This order can’t be paid in the chosen currency. Please choose another one.",
      "ar": "لا يمكن دفع هذا الطلب بالعملة المختارة. يُرجى اختيار عملة أخرى."
    },
    "checkoutErrors.openOrders": {
      "zh": "您之前的订单仍在付款处理中，请待其完成后再下单。",
      "en": "The payment for an earlier order of yours is still in progress. Please wait until it is complete.",
      "ar": "لا تزال عملية دفع طلب سابق لك قيد المعالجة. يُرجى الانتظار حتى تكتمل."
    },
    "checkoutErrors.payment": {
      "zh": "支付服务商暂时没有响应，未产生扣款，请重试。",
      "en": "The payment provider isn’t responding right now. You haven’t been charged; please try again.",
      "ar": "خدمة الدفع لا تستجيب الآن. لم يُسحب أي مبلغ؛ يُرجى المحاولة مرة أخرى."
    },
    "checkoutErrors.unreachable": {
      "zh": "暂时无法下单，未产生扣款，请重试。",
      "en": "We couldn’t place your order just now. You haven’t been charged; please try again.",
      "ar": "تعذّر تسجيل الطلب الآن. لم يُسحب أي مبلغ؛ يُرجى المحاولة مرة أخرى."
    },
    "checkoutErrors.tooMany": {
      "zh": "尝试次数过多，请稍等几分钟。",
      "en": "Too many attempts. Please try again in a few minutes.",
      "ar": "محاولات كثيرة. يُرجى المحاولة بعد بضع دقائق."
    },
    "priceOriginal": {
      "zh": "原币价格：",
      "en": "Price in the original currency:",
      "ar": "السعر بالعملة الأصلية:"
    },
    "giftCard": {
      "zh": "礼品卡 …{ending}",
      "en": "Gift card …{ending}",
      "ar": "بطاقة هدية …{ending}"
    },
    "due": {
      "zh": "还需支付",
      "en": "Still to pay",
      "ar": "المتبقي للدفع"
    },
    "orderTotal": {
      "zh": "总计",
      "en": "Total",
      "ar": "الإجمالي"
    }
  },
  "wishlist": {
    "added": {
      "zh": "“{product}”已加入心愿单",
      "en": "{product} added to your wishlist",
      "ar": "أُضيف {product} إلى قائمة رغباتك"
    },
    "removed": {
      "zh": "“{product}”已从心愿单移除",
      "en": "{product} removed from your wishlist",
      "ar": "أُزيل {product} من قائمة رغباتك"
    },
    "empty": {
      "zh": "心愿单还是空的。点击商品旁的心形图标，即可将其保存在这里。",
      "en": "Your wishlist is empty. Select the heart next to a product to save it here.",
      "ar": "قائمة رغباتك فارغة. اضغط رمز القلب بجانب أي منتج لحفظه هنا."
    },
    "saved": {
      "zh": "心愿单保存在此浏览器中；登录后也会保存在您的账户里。",
      "en": "Your wishlist is saved in this browser, and in your account once you sign in.",
      "ar": "قائمة رغباتك محفوظة في هذا المتصفح، وفي حسابك بعد تسجيل الدخول."
    },
    "toCart": {
      "zh": "加入购物车",
      "en": "Add to Cart",
      "ar": "أضف إلى السلة"
    },
    "toCartNamed": {
      "zh": "将“{product}”加入购物车",
      "en": "Add {product} to cart",
      "ar": "أضف {product} إلى السلة"
    },
    "chooseOptions": {
      "zh": "选择款式",
      "en": "Choose options",
      "ar": "اختر المواصفات"
    },
    "loading": {
      "zh": "正在加载心愿单……",
      "en": "Loading your wishlist…",
      "ar": "جارٍ تحميل قائمة رغباتك…"
    },
    "failed": {
      "zh": "暂时无法加载心愿单。您保存的商品仍在此浏览器中。",
      "en": "We can’t load your wishlist right now. The products you saved are still in this browser.",
      "ar": "يتعذّر تحميل قائمة رغباتك الآن. ما حفظته لا يزال في هذا المتصفح."
    },
    "noScript": {
      "zh": "心愿单保存在您的浏览器中，需要启用 JavaScript。",
      "en": "Your wishlist is stored in your browser and needs JavaScript.",
      "ar": "قائمة الرغبات محفوظة في متصفحك وتحتاج إلى JavaScript."
    }
  },
  "toast": {
    "region": {
      "zh": "提示消息",
      "en": "Notifications",
      "ar": "الإشعارات"
    },
    "dismiss": {
      "zh": "关闭提示",
      "en": "Dismiss",
      "ar": "إغلاق الإشعار"
    },
    "offline": {
      "zh": "网络已断开。恢复连接后，我们会立即完成此操作。",
      "en": "You’re offline. We’ll finish this as soon as you’re connected again.",
      "ar": "أنت غير متصل بالإنترنت. سنكمل هذه العملية فور عودة الاتصال."
    }
  },
  "auth": {
    "email": {
      "zh": "电子邮箱",
      "en": "Email",
      "ar": "البريد الإلكتروني"
    },
    "password": {
      "zh": "密码",
      "en": "Password",
      "ar": "كلمة المرور"
    },
    "newPassword": {
      "zh": "新密码",
      "en": "New password",
      "ar": "كلمة المرور الجديدة"
    },
    "passwordHint": {
      "zh": "至少八个字符。几个互不相关的词，胜过一个复杂的词。",
      "en": "At least eight characters. A few unrelated words are better than one complicated one.",
      "ar": "ثمانية أحرف على الأقل. وبضع كلمات لا صلة بينها أفضل من كلمة واحدة معقّدة."
    },
    "strength.label": {
      "zh": "密码强度：{strength}",
      "en": "Password strength: {strength}",
      "ar": "قوة كلمة المرور: {strength}"
    },
    "strength.tooEasy": {
      "zh": "太容易被猜到",
      "en": "too easy to guess",
      "ar": "سهلة التخمين جدًا"
    },
    "strength.weak": {
      "zh": "弱",
      "en": "weak",
      "ar": "ضعيفة"
    },
    "strength.fair": {
      "zh": "尚可",
      "en": "fair",
      "ar": "مقبولة"
    },
    "strength.good": {
      "zh": "良好",
      "en": "good",
      "ar": "جيدة"
    },
    "strength.strong": {
      "zh": "强",
      "en": "strong",
      "ar": "قوية"
    },
    "name": {
      "zh": "姓名",
      "en": "Name",
      "ar": "الاسم"
    },
    "nameHint": {
      "zh": "选填，用于称呼您。",
      "en": "Optional. This is how we address you.",
      "ar": "اختياري، وهو الاسم الذي نخاطبك به."
    },
    "terms": {
      "zh": "我同意服务条款",
      "en": "I agree to the terms and conditions",
      "ar": "أوافق على الشروط والأحكام"
    },
    "close": {
      "zh": "关闭",
      "en": "Close",
      "ar": "إغلاق"
    },
    "signIn": {
      "zh": "登录",
      "en": "Login",
      "ar": "تسجيل الدخول"
    },
    "signUp": {
      "zh": "注册",
      "en": "Sign up",
      "ar": "إنشاء حساب"
    },
    "signOut": {
      "zh": "退出登录",
      "en": "Sign out",
      "ar": "تسجيل الخروج"
    },
    "account": {
      "zh": "我的账户",
      "en": "My account",
      "ar": "حسابي"
    },
    "sending": {
      "zh": "请稍候……",
      "en": "One moment…",
      "ar": "لحظة من فضلك…"
    },
    "orEmailLink": {
      "zh": "改用邮件链接登录",
      "en": "Sign in with an email link instead",
      "ar": "سجّل الدخول برابط يصلك بالبريد"
    },
    "forgot": {
      "zh": "忘记密码？",
      "en": "Forgot your password?",
      "ar": "نسيت كلمة المرور؟"
    },
    "toSignUp": {
      "zh": "还没有账户？立即注册",
      "en": "No account yet? Sign up",
      "ar": "ليس لديك حساب؟ أنشئ حسابًا"
    },
    "toSignIn": {
      "zh": "已有账户？直接登录",
      "en": "Already have an account? Log in",
      "ar": "لديك حساب؟ سجّل الدخول"
    },
    "backToSignIn": {
      "zh": "返回登录",
      "en": "Back to login",
      "ar": "العودة إلى تسجيل الدخول"
    },
    "signedInAs": {
      "zh": "您已登录：{email}",
      "en": "You are signed in as {email}",
      "ar": "سُجّل دخولك بالحساب {email}"
    },
    "pages.signIn.title": {
      "zh": "登录",
      "en": "Login",
      "ar": "تسجيل الدخول"
    },
    "pages.signIn.heading": {
      "zh": "欢迎回来",
      "en": "Welcome back",
      "ar": "أهلًا بعودتك"
    },
    "pages.signIn.text": {
      "zh": "查看您的订单、项目与下载内容。",
      "en": "See your orders, projects and downloads.",
      "ar": "اطّلع على طلباتك ومشاريعك وتنزيلاتك."
    },
    "pages.signUp.title": {
      "zh": "注册",
      "en": "Sign up",
      "ar": "إنشاء حساب"
    },
    "pages.signUp.heading": {
      "zh": "创建账户",
      "en": "Create an account",
      "ar": "أنشئ حسابًا"
    },
    "pages.signUp.text": {
      "zh": "注册后即可下单、再次下载已购内容、跟进项目。",
      "en": "Place orders, download your purchases again and follow your projects.",
      "ar": "للشراء وإعادة تنزيل مشترياتك ومتابعة مشاريعك."
    },
    "pages.forgot.title": {
      "zh": "忘记密码",
      "en": "Forgot password",
      "ar": "نسيت كلمة المرور"
    },
    "pages.forgot.heading": {
      "zh": "重置密码",
      "en": "Reset your password",
      "ar": "إعادة تعيين كلمة المرور"
    },
    "pages.forgot.text": {
      "zh": "请输入您的邮箱，我们会发送一个一小时内有效的链接。",
      "en": "Enter your email address, and we’ll send you a link that is valid for one hour.",
      "ar": "أدخل بريدك الإلكتروني لنرسل إليك رابطًا صالحًا لمدة ساعة."
    },
    "pages.forgot.button": {
      "zh": "发送链接",
      "en": "Send link",
      "ar": "أرسل الرابط"
    },
    "pages.link.title": {
      "zh": "邮件链接登录",
      "en": "Sign in by email",
      "ar": "تسجيل الدخول برابط بريدي"
    },
    "pages.link.heading": {
      "zh": "无需密码登录",
      "en": "Sign in without a password",
      "ar": "سجّل الدخول من دون كلمة مرور"
    },
    "pages.link.text": {
      "zh": "我们会向您的邮箱发送登录链接，仅可使用一次。",
      "en": "We’ll email you a sign-in link that works once.",
      "ar": "نرسل إليك رابطًا لتسجيل الدخول يعمل مرة واحدة."
    },
    "pages.link.button": {
      "zh": "发送链接",
      "en": "Send link",
      "ar": "أرسل الرابط"
    },
    "pages.verifyEmail.title": {
      "zh": "验证邮箱",
      "en": "Confirm your email address",
      "ar": "تأكيد البريد الإلكتروني"
    },
    "pages.verifyEmail.heading": {
      "zh": "验证您的邮箱",
      "en": "Confirm your email address",
      "ar": "أكّد أن هذا البريد لك"
    },
    "pages.verifyEmail.text": {
      "zh": "请点击下方按钮，确认这是您的邮箱。",
      "en": "Use the button below to confirm that this address is yours.",
      "ar": "اضغط الزر أدناه لتأكيد أن هذا البريد لك."
    },
    "pages.verifyEmail.elsewhere": {
      "zh": "请为此账户设置密码；如果您记得原密码，也可以继续使用。此账户的其他登录将全部失效。",
      "en": "Choose a password for this account; you can keep the previous one if you know it. Every other session of the account will end.",
      "ar": "اختر كلمة مرور لهذا الحساب، ويمكنك إبقاء السابقة إن كنت تعرفها. وستنتهي كل الجلسات الأخرى لهذا الحساب."
    },
    "pages.verifyEmail.button": {
      "zh": "验证邮箱",
      "en": "Confirm email address",
      "ar": "أكّد بريدي"
    },
    "pages.resetPassword.title": {
      "zh": "设置新密码",
      "en": "Set a new password",
      "ar": "تعيين كلمة مرور"
    },
    "pages.resetPassword.heading": {
      "zh": "设置新密码",
      "en": "Set a new password",
      "ar": "عيّن كلمة مرور جديدة"
    },
    "pages.resetPassword.text": {
      "zh": "设置后，其他设备上的登录全部失效。",
      "en": "Saving it signs you out on all other devices.",
      "ar": "عند الحفظ تنتهي جلساتك على كل الأجهزة الأخرى."
    },
    "pages.resetPassword.button": {
      "zh": "保存新密码",
      "en": "Save new password",
      "ar": "احفظ كلمة المرور"
    },
    "pages.useLink.title": {
      "zh": "登录",
      "en": "Login",
      "ar": "تسجيل الدخول"
    },
    "pages.useLink.heading": {
      "zh": "只差一步",
      "en": "One more step",
      "ar": "بقيت خطوة واحدة"
    },
    "pages.useLink.text": {
      "zh": "请使用收到链接的邮箱登录。",
      "en": "Sign in with the email address the link was sent to.",
      "ar": "سجّل الدخول بالبريد الذي أُرسل إليه الرابط."
    },
    "pages.useLink.button": {
      "zh": "登录",
      "en": "Login",
      "ar": "تسجيل الدخول"
    },
    "pages.broken.title": {
      "zh": "链接无效",
      "en": "Invalid link",
      "ar": "الرابط لا يعمل"
    },
    "pages.broken.heading": {
      "zh": "此链接已失效",
      "en": "This link no longer works",
      "ar": "لم يعد هذا الرابط صالحًا"
    },
    "pages.broken.text": {
      "zh": "链接只能使用一次，且会过期。请重新获取。",
      "en": "Links work once and expire after a while. Please request a new one.",
      "ar": "الروابط تعمل مرة واحدة ولمدة محدودة. اطلب رابطًا جديدًا."
    },
    "pages.broken.verifyEmail": {
      "zh": "链接只能使用一次，且会过期。如果您的邮箱已经验证，则无需再操作；否则请重新获取链接。",
      "en": "Links work once and expire after a while. If your address is already confirmed, there is nothing left to do. Otherwise, please request a new link.",
      "ar": "الروابط تعمل مرة واحدة ولمدة محدودة. إن كان بريدك مؤكّدًا فلا يلزمك شيء آخر، وإلا فاطلب رابطًا جديدًا."
    },
    "pages.broken.button": {
      "zh": "重新获取链接",
      "en": "Request a new link",
      "ar": "اطلب رابطًا جديدًا"
    },
    "pages.confirmed.title": {
      "zh": "邮箱已验证",
      "en": "Email address confirmed",
      "ar": "تم تأكيد البريد"
    },
    "pages.confirmed.heading": {
      "zh": "您的邮箱已经验证",
      "en": "Your email address is confirmed",
      "ar": "بريدك مؤكّد بالفعل"
    },
    "pages.confirmed.text": {
      "zh": "此链接已经用过，您无需再做任何操作。",
      "en": "This link has done its job, and there is nothing left for you to do.",
      "ar": "أدّى هذا الرابط غرضه، ولا يلزمك أي إجراء آخر."
    },
    "pages.signedOut.title": {
      "zh": "已退出登录",
      "en": "Signed out",
      "ar": "تم تسجيل الخروج"
    },
    "pages.signedOut.heading": {
      "zh": "您已退出登录",
      "en": "You are signed out",
      "ar": "تم تسجيل خروجك"
    },
    "pages.signedOut.text": {
      "zh": "此浏览器中的登录状态已清除，购物车与心愿单仍然保留。",
      "en": "Your session has been removed from this browser. Your cart and wishlist are still here.",
      "ar": "أُزيلت جلستك من هذا المتصفح، وبقيت سلتك وقائمة رغباتك كما هي."
    },
    "pages.signedIn.title": {
      "zh": "已登录",
      "en": "Signed in",
      "ar": "تم تسجيل الدخول"
    },
    "pages.signedIn.heading": {
      "zh": "您仍处于登录状态",
      "en": "You are still signed in",
      "ar": "ما زلت مسجّل الدخول"
    },
    "pages.signedIn.text": {
      "zh": "退出后，所有设备上的登录都会失效。",
      "en": "Signing out ends your session on every device.",
      "ar": "عند تسجيل الخروج تنتهي جلساتك على كل الأجهزة."
    },
    "failed.signIn": {
      "zh": "登录失败：{reason}",
      "en": "Login failed: {reason}",
      "ar": "تعذّر تسجيل الدخول: {reason}"
    },
    "failed.signUp": {
      "zh": "注册失败：{reason}",
      "en": "Sign-up failed: {reason}",
      "ar": "تعذّر إنشاء الحساب: {reason}"
    },
    "failed.other": {
      "zh": "操作未成功：{reason}",
      "en": "That didn’t work: {reason}",
      "ar": "تعذّر إتمام العملية: {reason}"
    },
    "errors.empty": {
      "zh": "邮箱和密码不能为空。",
      "en": "Email and password cannot be empty.",
      "ar": "لا يمكن ترك البريد الإلكتروني أو كلمة المرور فارغين."
    },
    "errors.invalidEmail": {
      "zh": "邮箱地址格式不正确",
      "en": "email address format incorrect",
      "ar": "صيغة البريد الإلكتروني غير صحيحة"
    },
    "errors.userDisabled": {
      "zh": "该用户已被停用",
      "en": "user has been disabled",
      "ar": "أُوقف هذا المستخدم"
    },
    "errors.userNotFound": {
      "zh": "用户不存在",
      "en": "user not found",
      "ar": "لا يوجد مستخدم بهذا البريد"
    },
    "errors.wrongPassword": {
      "zh": "密码错误",
      "en": "wrong password",
      "ar": "كلمة المرور خاطئة"
    },
    "errors.emailInUse": {
      "zh": "该邮箱已被注册",
      "en": "email already registered",
      "ar": "هذا البريد مسجّل من قبل"
    },
    "errors.weakPassword": {
      "zh": "密码强度太弱，请使用更强的密码",
      "en": "password too weak, use a stronger one",
      "ar": "كلمة المرور ضعيفة، اختر أقوى منها"
    },
    "errors.invalidCredential": {
      "zh": "邮箱或密码不正确",
      "en": "Email or password is incorrect",
      "ar": "البريد الإلكتروني أو كلمة المرور غير صحيحة"
    },
    "errors.linkExpired": {
      "zh": "此链接已使用过或已过期。",
      "en": "This link has already been used or has expired.",
      "ar": "استُخدم هذا الرابط من قبل أو انتهت صلاحيته."
    },
    "errors.nameTooLong": {
      "zh": "姓名不能超过 100 个字符。",
      "en": "A name can have up to 100 characters.",
      "ar": "يجب ألا يتجاوز الاسم 100 حرف."
    },
    "errors.passwordsDiffer": {
      "zh": "两次输入的密码不一致。",
      "en": "The passwords don’t match.",
      "ar": "كلمتا المرور غير متطابقتين."
    },
    "errors.tooMany": {
      "zh": "尝试次数过多，请过几分钟再试。",
      "en": "Too many attempts. Please try again in a few minutes.",
      "ar": "محاولات كثيرة. يُرجى المحاولة بعد بضع دقائق."
    },
    "errors.unreachable": {
      "zh": "登录服务暂时没有响应，请稍后再试。",
      "en": "The sign-in service isn’t responding right now. Please try again.",
      "ar": "خدمة تسجيل الدخول لا تستجيب الآن. يُرجى المحاولة مرة أخرى."
    },
    "errors.unknown": {
      "zh": "发生未知错误，请稍后再试",
      "en": "An unknown error occurred, please try again later",
      "ar": "حدث خطأ غير معروف، يُرجى المحاولة لاحقًا"
    },
    "errors.textTooLong": {
      "zh": "有一项内容过长。",
      "en": "One of the fields is too long.",
      "ar": "أحد الحقول أطول من المسموح به."
    },
    "errors.paymentsAway": {
      "zh": "支付服务商暂时没有响应，请稍后再试。",
      "en": "The payment provider isn’t responding right now. Please try again shortly.",
      "ar": "خدمة الدفع لا تستجيب الآن. يُرجى المحاولة بعد قليل."
    },
    "errors.unverified": {
      "zh": "请先在个人资料中验证邮箱。",
      "en": "Please confirm your email address first, on your profile page.",
      "ar": "يُرجى تأكيد بريدك أولًا من صفحة ملفك الشخصي."
    },
    "errors.tooManyAddresses": {
      "zh": "最多可保存十个地址，请先删除一个。",
      "en": "You can save up to ten addresses. Remove one first.",
      "ar": "يمكنك حفظ عشرة عناوين على الأكثر. احذف أحدها أولًا."
    },
    "errors.addressMissing": {
      "zh": "该地址已被删除。",
      "en": "This address has already been removed.",
      "ar": "سبق حذف هذا العنوان."
    },
    "done.mailSent": {
      "zh": "如果此邮箱已注册，我们已向其发送链接。请查收邮件。",
      "en": "If there is an account for this address, we’ve sent you a link. Please check your inbox.",
      "ar": "إن كان لهذا البريد حساب فقد أرسلنا إليه الرابط. يُرجى التحقق من بريدك الوارد."
    },
    "done.verified": {
      "zh": "邮箱已验证，谢谢。",
      "en": "Your email address is confirmed. Thank you.",
      "ar": "تم تأكيد بريدك. شكرًا لك."
    },
    "done.passwordSet": {
      "zh": "新密码已设置，请用它登录。",
      "en": "Your new password is set. Please log in with it.",
      "ar": "تم تعيين كلمة المرور الجديدة. يُرجى تسجيل الدخول بها."
    },
    "done.deleted": {
      "zh": "您的账户已删除。",
      "en": "Your account has been deleted.",
      "ar": "تم حذف حسابك."
    },
    "mail.verifyEmail.subject": {
      "zh": "请验证您的邮箱",
      "en": "Please confirm your email address",
      "ar": "يُرجى تأكيد بريدك"
    },
    "mail.verifyEmail.text": {
      "zh": "有人用此邮箱在子午科技创建了账户。请验证邮箱，以便接收订单与项目的通知。",
      "en": "A Meridian account was created with this email address. Please confirm it to receive updates about orders and projects.",
      "ar": "أُنشئ حساب في ميريديان بهذا البريد. يُرجى تأكيده لتصلك مستجدات الطلبات والمشاريع."
    },
    "mail.verifyEmail.button": {
      "zh": "验证邮箱",
      "en": "Confirm email address",
      "ar": "أكّد بريدي"
    },
    "mail.verifyEmail.note": {
      "zh": "如非您本人操作，请忽略此邮件。",
      "en": "If this wasn’t you, you can ignore this email.",
      "ar": "إن لم تكن أنت من أنشأه فتجاهل هذه الرسالة."
    },
    "mail.resetPassword.subject": {
      "zh": "重置密码",
      "en": "Reset your password",
      "ar": "إعادة تعيين كلمة المرور"
    },
    "mail.resetPassword.text": {
      "zh": "我们收到了重置此邮箱账户密码的请求。链接一小时内有效，仅可使用一次。",
      "en": "We received a request to reset the password of the account with this email address. The link is valid for one hour and works once.",
      "ar": "تلقّينا طلبًا لإعادة تعيين كلمة مرور الحساب المرتبط بهذا البريد. الرابط صالح لمدة ساعة ويعمل مرة واحدة."
    },
    "mail.resetPassword.button": {
      "zh": "设置新密码",
      "en": "Set a new password",
      "ar": "عيّن كلمة مرور"
    },
    "mail.resetPassword.note": {
      "zh": "如非您本人操作，请忽略此邮件，您的密码不会改变。",
      "en": "If this wasn’t you, you can ignore this email; your password stays the same.",
      "ar": "إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي."
    },
    "mail.signIn.subject": {
      "zh": "您的登录链接",
      "en": "Your sign-in link",
      "ar": "رابط تسجيل الدخول"
    },
    "mail.signIn.text": {
      "zh": "打开链接并点击按钮，即可登录子午科技。链接仅可使用一次。",
      "en": "Open the link and press the button to sign in to Meridian. The link works once.",
      "ar": "افتح الرابط واضغط الزر لتسجيل الدخول إلى ميريديان. يعمل الرابط مرة واحدة."
    },
    "mail.signIn.button": {
      "zh": "登录",
      "en": "Login",
      "ar": "سجّل الدخول"
    },
    "mail.signIn.note": {
      "zh": "如非您本人操作，请忽略此邮件，也不要转发。",
      "en": "If this wasn’t you, ignore this email and do not forward it.",
      "ar": "إن لم تطلب ذلك فتجاهل هذه الرسالة ولا تُعِد توجيهها."
    }
  },
  "account": {
    "nav": {
      "zh": "账户",
      "en": "Account",
      "ar": "الحساب"
    },
    "pages.profile.title": {
      "zh": "个人资料",
      "en": "Profile",
      "ar": "الملف الشخصي"
    },
    "pages.profile.text": {
      "zh": "您的称呼与邮件语言。",
      "en": "How we address you, and the language of our emails.",
      "ar": "كيف نخاطبك، وبأي لغة نراسلك."
    },
    "pages.security.title": {
      "zh": "安全",
      "en": "Security",
      "ar": "الأمان"
    },
    "pages.security.text": {
      "zh": "您的密码与登录状态。",
      "en": "Your password, and where you are signed in.",
      "ar": "كلمة المرور وجلسات تسجيل الدخول."
    },
    "pages.notifications.title": {
      "zh": "通知",
      "en": "Notifications",
      "ar": "الإشعارات"
    },
    "pages.notifications.text": {
      "zh": "您会收到哪些邮件。",
      "en": "Which emails we send you.",
      "ar": "الرسائل التي نرسلها إليك."
    },
    "pages.projects.title": {
      "zh": "项目",
      "en": "Projects",
      "ar": "المشاريع"
    },
    "pages.projects.text": {
      "zh": "项目进展、负责人与待您决定的事项。",
      "en": "Progress, contacts and decisions that need your input.",
      "ar": "سير العمل والمسؤولون والقرارات التي تنتظرك."
    },
    "pages.wishlist.title": {
      "zh": "心愿单",
      "en": "Wishlist",
      "ar": "قائمة الرغبات"
    },
    "pages.delete.title": {
      "zh": "删除账户",
      "en": "Delete profile",
      "ar": "حذف الحساب"
    },
    "pages.delete.text": {
      "zh": "哪些内容会删除，哪些会保留，以及原因。",
      "en": "What is deleted, what we keep, and why.",
      "ar": "ما يُحذف وما نحتفظ به ولماذا."
    },
    "pages.orders.title": {
      "zh": "订单记录",
      "en": "Order history",
      "ar": "سجل الطلبات"
    },
    "pages.orders.text": {
      "zh": "您的订单及其状态。",
      "en": "Your purchases and their status.",
      "ar": "مشترياتك وحالتها."
    },
    "pages.payment.title": {
      "zh": "付款信息",
      "en": "Payment details",
      "ar": "بيانات الدفع"
    },
    "pages.payment.text": {
      "zh": "已保存的银行卡与发票信息。",
      "en": "Your saved cards and billing details.",
      "ar": "بطاقاتك المحفوظة وبيانات الفوترة."
    },
    "pages.addresses.title": {
      "zh": "收货地址",
      "en": "Addresses",
      "ar": "العناوين"
    },
    "pages.addresses.text": {
      "zh": "订单寄往何处。",
      "en": "Where we deliver your orders.",
      "ar": "إلى أين نوصل طلباتك."
    },
    "signOut": {
      "zh": "退出登录",
      "en": "Sign out",
      "ar": "تسجيل الخروج"
    },
    "email": {
      "zh": "电子邮箱",
      "en": "Email",
      "ar": "البريد الإلكتروني"
    },
    "name": {
      "zh": "姓名",
      "en": "Name",
      "ar": "الاسم"
    },
    "nameHint": {
      "zh": "用于订单与邮件。",
      "en": "Used for orders and emails.",
      "ar": "يُستخدم في الطلبات والرسائل."
    },
    "language": {
      "zh": "邮件语言",
      "en": "Email language",
      "ar": "لغة الرسائل"
    },
    "save": {
      "zh": "保存",
      "en": "Save",
      "ar": "حفظ"
    },
    "since": {
      "zh": "注册于 {date}",
      "en": "Account created on {date}",
      "ar": "تاريخ إنشاء الحساب: {date}"
    },
    "lastSignIn": {
      "zh": "上次登录：{date}",
      "en": "Last sign-in: {date}",
      "ar": "آخر تسجيل دخول: {date}"
    },
    "verified": {
      "zh": "邮箱已验证",
      "en": "Email address confirmed",
      "ar": "البريد مؤكّد"
    },
    "unverified": {
      "zh": "邮箱尚未验证。验证后，您可在“项目”中查看您的项目。",
      "en": "Your email address is not confirmed yet. Once it is, you’ll find your projects under Projects.",
      "ar": "لم يُؤكَّد بريدك بعد. بعد تأكيده ستجد مشاريعك في صفحة «المشاريع»."
    },
    "verify": {
      "zh": "重新发送验证邮件",
      "en": "Resend the confirmation email",
      "ar": "أعد إرسال رسالة التأكيد"
    },
    "changePassword": {
      "zh": "更改密码",
      "en": "Change your password",
      "ar": "غيّر كلمة المرور"
    },
    "currentPassword": {
      "zh": "当前密码",
      "en": "Current password",
      "ar": "كلمة المرور الحالية"
    },
    "newPassword": {
      "zh": "新密码",
      "en": "New password",
      "ar": "كلمة المرور الجديدة"
    },
    "repeatPassword": {
      "zh": "再次输入新密码",
      "en": "Repeat the new password",
      "ar": "كلمة المرور الجديدة مرة أخرى"
    },
    "passwordHint": {
      "zh": "至少八个字符。其他设备将退出登录。",
      "en": "At least eight characters. Your other devices will be signed out.",
      "ar": "ثمانية أحرف على الأقل. وتنتهي الجلسات على الأجهزة الأخرى."
    },
    "noPassword": {
      "zh": "还没有密码，或已忘记？",
      "en": "No password yet, or forgotten it?",
      "ar": "ليست لديك كلمة مرور، أو نسيتها؟"
    },
    "setByMail": {
      "zh": "通过邮件设置",
      "en": "Set one by email",
      "ar": "عيّنها عبر البريد"
    },
    "sessions": {
      "zh": "登录状态",
      "en": "Where you are signed in",
      "ar": "جلساتك"
    },
    "sessionsText": {
      "zh": "登录状态保留一天。如果怀疑他人在使用您的账户，请退出登录：所有设备（包括这一台）都会退出。",
      "en": "You stay signed in for one day. If you suspect that someone else is using your account, sign out: this ends the session on every device, including this one.",
      "ar": "يبقى تسجيل الدخول ساريًا يومًا واحدًا. إذا شككت في أن شخصًا آخر يستخدم حسابك فسجّل الخروج: تنتهي الجلسات على كل الأجهزة، ومنها هذا الجهاز."
    },
    "newsletter": {
      "zh": "邮件订阅",
      "en": "Newsletter",
      "ar": "النشرة البريدية"
    },
    "newsletterText": {
      "zh": "每月一封：我们的经验与近期动向。可随时退订。",
      "en": "Once a month: what we’ve learned and what’s next. You can unsubscribe at any time.",
      "ar": "مرة في الشهر: خبراتنا وجديدنا. يمكنك إلغاء الاشتراك في أي وقت."
    },
    "newsletterVerify": {
      "zh": "在个人资料中验证邮箱后，即可在此订阅或查看订阅状态。",
      "en": "Once you have confirmed your email address in your profile, you can subscribe here or see your subscription.",
      "ar": "بعد تأكيد بريدك في ملفك الشخصي يمكنك الاشتراك هنا أو الاطلاع على اشتراكك."
    },
    "always": {
      "zh": "必要的通知邮件",
      "en": "Emails we always send",
      "ar": "رسائل تصلك دائمًا"
    },
    "alwaysText": {
      "zh": "订单确认与变更、密码更改以及您请求的链接：这些邮件关系到您的资金与账户，无法关闭。",
      "en": "Order confirmations and updates, password changes and links you request. They concern your money and your account, so they can’t be switched off.",
      "ar": "تأكيد الطلبات وتحديثاتها، وتغيير كلمة المرور، والروابط التي تطلبها: تتعلق بأموالك وحسابك، ولذلك لا يمكن إيقافها."
    },
    "noProjects": {
      "zh": "您还没有项目。项目启动时，负责人会添加您的邮箱。",
      "en": "You have no projects yet. When one starts, its project lead adds your email address.",
      "ar": "لا توجد مشاريع بعد. عند بدء مشروع يضيف المسؤول عنه بريدك."
    },
    "projectsHidden": {
      "zh": "请先验证邮箱，再查看项目。",
      "en": "Please confirm your email address to see your projects.",
      "ar": "يُرجى تأكيد بريدك الإلكتروني لعرض مشاريعك."
    },
    "talk": {
      "zh": "联系我们",
      "en": "Talk to us",
      "ar": "تحدّث إلينا"
    },
    "lead": {
      "zh": "负责人",
      "en": "Project lead",
      "ar": "مدير المشروع"
    },
    "period": {
      "zh": "周期",
      "en": "Period",
      "ar": "المدة"
    },
    "from": {
      "zh": "自 {date}起",
      "en": "From {date}",
      "ar": "من {date}"
    },
    "fromTo": {
      "zh": "{from}至 {to}",
      "en": "{from} to {to}",
      "ar": "من {from} إلى {to}"
    },
    "milestones": {
      "zh": "里程碑",
      "en": "Milestones",
      "ar": "المراحل"
    },
    "milestoneDue": {
      "zh": "预计 {date}",
      "en": "due {date}",
      "ar": "موعدها {date}"
    },
    "milestoneDone": {
      "zh": "{date}完成",
      "en": "done {date}",
      "ar": "اكتملت {date}"
    },
    "decisions": {
      "zh": "待您决定",
      "en": "Waiting for your decision",
      "ar": "ينتظر قرارك"
    },
    "by": {
      "zh": "{date}前",
      "en": "by {date}",
      "ar": "قبل {date}"
    },
    "state.planned": {
      "zh": "筹备中",
      "en": "Planned",
      "ar": "قيد التحضير"
    },
    "state.running": {
      "zh": "进行中",
      "en": "In progress",
      "ar": "قيد التنفيذ"
    },
    "state.paused": {
      "zh": "已暂停",
      "en": "On hold",
      "ar": "متوقف مؤقتًا"
    },
    "state.done": {
      "zh": "已完成",
      "en": "Completed",
      "ar": "مكتمل"
    },
    "deletedNow": {
      "zh": "立即删除",
      "en": "Deleted immediately",
      "ar": "يُحذف فورًا"
    },
    "deletedNowText": {
      "zh": "姓名、邮箱、登录方式、购物车、心愿单、收货地址与设置。您已发布的评价会保留，但不再显示您的名称。",
      "en": "Your name, email address, sign-in methods, cart, wishlist, saved addresses and settings. Published reviews of yours stay, without your name.",
      "ar": "الاسم والبريد ووسائل تسجيل الدخول والسلة وقائمة الرغبات والعناوين المحفوظة والإعدادات. أما تقييماتك المنشورة فتبقى من دون اسمك."
    },
    "deletedNowProven": {
      "zh": "您也会从项目、资讯邮件名单和到货通知名单中移除。",
      "en": "You are also removed from projects, the newsletter and lists for products that come back in stock.",
      "ar": "ويُزال اسمك من المشاريع ومن النشرة البريدية ومن قوائم انتظار المنتجات."
    },
    "kept": {
      "zh": "依法保留",
      "en": "Kept because the law requires it",
      "ar": "يُحتفظ به بموجب القانون"
    },
    "keptText": {
      "zh": "订单与发票按税法规定的期限保存，仅财务人员可见，且不再与任何账户关联。您通过表单发送的留言，会在隐私政策所述期限届满后删除。",
      "en": "Orders and invoices are kept for as long as tax law requires. Only our accounting team can see them, and they no longer belong to an account. Messages sent through our forms are deleted after the period stated in our privacy policy.",
      "ar": "تُحفظ الطلبات والفواتير للمدة التي يشترطها قانون الضرائب، ولا يطّلع عليها سوى قسم المحاسبة، ولا ترتبط بأي حساب. أما رسائلك عبر نماذجنا فتُحذف بعد المدة المذكورة في سياسة الخصوصية."
    },
    "deletePassword": {
      "zh": "输入密码以确认",
      "en": "Enter your password to confirm",
      "ar": "أدخل كلمة مرورك للتأكيد"
    },
    "deleteButton": {
      "zh": "永久删除我的账户",
      "en": "Delete my account permanently",
      "ar": "احذف حسابي نهائيًا"
    },
    "notice.subject": {
      "zh": "您的密码已更改",
      "en": "Your password was changed",
      "ar": "تغيّرت كلمة مرورك"
    },
    "notice.text": {
      "zh": "您在子午科技的账户密码刚刚更改，其他设备均已退出登录。如非您本人操作，请立即重设密码。",
      "en": "The password of your Meridian account has just been changed, and your other devices have been signed out. If this wasn’t you, set a new password immediately.",
      "ar": "تغيّرت كلمة مرور حسابك في ميريديان قبل قليل، وانتهت الجلسات على الأجهزة الأخرى. إن لم تكن أنت من غيّرها فعيّن كلمة مرور جديدة فورًا."
    },
    "notice.button": {
      "zh": "重设密码",
      "en": "Set a new password",
      "ar": "عيّن كلمة مرور"
    },
    "done.mailSent": {
      "zh": "邮件已发送，请查收。",
      "en": "The email is on its way.",
      "ar": "الرسالة في طريقها إليك."
    },
    "done.verified": {
      "zh": "邮箱已验证，谢谢。",
      "en": "Your email address is confirmed. Thank you.",
      "ar": "تم تأكيد بريدك. شكرًا لك."
    },
    "done.profileSaved": {
      "zh": "已保存。",
      "en": "Saved.",
      "ar": "تم الحفظ."
    },
    "done.passwordChanged": {
      "zh": "密码已更改，其他设备已退出登录。",
      "en": "Your password has been changed, and your other devices have been signed out.",
      "ar": "تم تغيير كلمة المرور وانتهت الجلسات على الأجهزة الأخرى."
    },
    "done.notificationsSaved": {
      "zh": "已保存。",
      "en": "Saved.",
      "ar": "تم الحفظ."
    },
    "done.billingSaved": {
      "zh": "已保存，今后订单的发票将使用此信息。",
      "en": "Saved. Invoices for future orders will show these details.",
      "ar": "تم الحفظ، وستظهر هذه البيانات في فواتير طلباتك القادمة."
    },
    "done.addressSaved": {
      "zh": "地址已保存。",
      "en": "Your address has been saved.",
      "ar": "تم حفظ العنوان."
    },
    "done.addressRemoved": {
      "zh": "地址已删除。",
      "en": "The address has been removed.",
      "ar": "تم حذف العنوان."
    },
    "done.defaultAddressSaved": {
      "zh": "已设为默认地址。",
      "en": "This is now your default address.",
      "ar": "أصبح هذا عنوانك الافتراضي."
    },
    "noOrders": {
      "zh": "您还没有订单。",
      "en": "You haven’t placed any orders yet.",
      "ar": "لا توجد لديك طلبات بعد."
    },
    "orderPages": {
      "zh": "订单分页",
      "en": "Order pages",
      "ar": "صفحات الطلبات"
    },
    "newerOrders": {
      "zh": "较新的订单",
      "en": "Newer orders",
      "ar": "طلبات أحدث"
    },
    "olderOrders": {
      "zh": "更早的订单",
      "en": "Older orders",
      "ar": "طلبات أقدم"
    },
    "toShop": {
      "zh": "去商城逛逛",
      "en": "Browse the shop",
      "ar": "تصفّح المتجر"
    },
    "orderNumber": {
      "zh": "订单 {number}",
      "en": "Order {number}",
      "ar": "الطلب {number}"
    },
    "furtherProducts": {
      "zh": "{count, plural, other {及另外 # 种商品}}",
      "en": "and {count, plural, one {# more product} other {# more products}}",
      "ar": "{count, plural, zero {دون غيره} one {ومنتج آخر} two {ومنتجان آخران} few {و# منتجات أخرى} many {و# منتجًا آخر} other {و# منتج آخر}}"
    },
    "orderState.pending": {
      "zh": "待付款",
      "en": "Awaiting payment",
      "ar": "بانتظار الدفع"
    },
    "orderState.waiting": {
      "zh": "付款处理中",
      "en": "Payment processing",
      "ar": "الدفع قيد المعالجة"
    },
    "orderState.paid": {
      "zh": "已付款",
      "en": "Paid",
      "ar": "مدفوع"
    },
    "orderState.ready": {
      "zh": "可下载",
      "en": "Ready to download",
      "ar": "جاهز للتنزيل"
    },
    "orderState.fulfilled": {
      "zh": "已发货",
      "en": "Shipped",
      "ar": "تم الشحن"
    },
    "orderState.refunded": {
      "zh": "已退款",
      "en": "Refunded",
      "ar": "تم استرداد المبلغ"
    },
    "orderState.expired": {
      "zh": "已过期",
      "en": "Expired",
      "ar": "انتهت صلاحيته"
    },
    "orderState.failed": {
      "zh": "付款失败",
      "en": "Payment failed",
      "ar": "فشل الدفع"
    },
    "partlyRefunded": {
      "zh": "已退款 {amount}",
      "en": "{amount} refunded",
      "ar": "استُرد {amount}"
    },
    "cards": {
      "zh": "已保存的银行卡",
      "en": "Saved cards",
      "ar": "البطاقات المحفوظة"
    },
    "cardsText": {
      "zh": "卡号由支付服务商保管，我们看不到。",
      "en": "Card numbers stay with the payment provider; we never see them.",
      "ar": "تبقى أرقام البطاقات لدى خدمة الدفع ولا نراها."
    },
    "card": {
      "zh": "{brand}，尾号 {last4}",
      "en": "{brand} ending in {last4}",
      "ar": "{brand} تنتهي بالرقم {last4}"
    },
    "cardUntil": {
      "zh": "有效期至 {date}",
      "en": "valid until {date}",
      "ar": "صالحة حتى {date}"
    },
    "noCards": {
      "zh": "尚未保存银行卡。付款时可选择保存，供下次使用。",
      "en": "You have no saved cards. You can save one for next time when you pay.",
      "ar": "لا توجد بطاقات محفوظة. ويمكنك حفظ بطاقة للمرة القادمة أثناء الدفع."
    },
    "noPayments": {
      "zh": "您还没有付款记录。首次下单时，支付服务商会为您开通专属页面，列出银行卡与付款记录。",
      "en": "You haven’t paid for anything here yet. With your first order, the payment provider opens a page for you that lists your cards and payments.",
      "ar": "ليست لديك مدفوعات هنا بعد. مع أول طلب تفتح لك خدمة الدفع صفحة خاصة تعرض بطاقاتك ومدفوعاتك."
    },
    "cardsUnknown": {
      "zh": "支付服务商暂时没有响应，无法显示您的银行卡。订单与发票不受影响。",
      "en": "We can’t show your cards right now because the payment provider isn’t responding. Your orders and invoices are not affected.",
      "ar": "تعذّر عرض بطاقاتك الآن لأن خدمة الدفع لا تستجيب. ولا يؤثر ذلك في طلباتك وفواتيرك."
    },
    "managePayments": {
      "zh": "管理银行卡与付款",
      "en": "Manage cards and payments",
      "ar": "إدارة البطاقات والمدفوعات"
    },
    "managePaymentsNote": {
      "zh": "将打开支付服务商的页面，完成后可返回此处。",
      "en": "Opens the payment provider’s page, with a link back here.",
      "ar": "تُفتح صفحة خدمة الدفع، وفيها رابط للعودة إلى هنا."
    },
    "billing": {
      "zh": "发票抬头",
      "en": "Billing details",
      "ar": "بيانات الفوترة"
    },
    "billingText": {
      "zh": "显示在今后订单的发票上。留空则仅显示姓名与地址。",
      "en": "Shown on invoices for future orders. Leave blank to show only your name and address.",
      "ar": "تظهر في فواتير طلباتك القادمة. اترك الحقول فارغة للاكتفاء باسمك وعنوانك."
    },
    "company": {
      "zh": "公司名称",
      "en": "Company",
      "ar": "الشركة"
    },
    "billingAddress": {
      "zh": "公司地址",
      "en": "Company address",
      "ar": "عنوان الشركة"
    },
    "taxNumber": {
      "zh": "税号",
      "en": "Tax number",
      "ar": "الرقم الضريبي"
    },
    "invoiceLink": {
      "zh": "发票",
      "en": "Invoice",
      "ar": "الفاتورة"
    }
  },
  "addresses": {
    "none": {
      "zh": "您还没有保存地址。在此保存后，付款页面会自动填写。",
      "en": "You haven’t saved an address yet. Save one here, and the payment page will fill it in for you.",
      "ar": "لم تحفظ أي عنوان بعد. احفظ عنوانك هنا لتجده جاهزًا في صفحة الدفع."
    },
    "add": {
      "zh": "新增地址",
      "en": "Add an address",
      "ar": "إضافة عنوان"
    },
    "edit": {
      "zh": "修改地址",
      "en": "Edit address",
      "ar": "تعديل العنوان"
    },
    "cancel": {
      "zh": "取消",
      "en": "Cancel",
      "ar": "إلغاء"
    },
    "full": {
      "zh": "{limit, plural, other {您已保存 # 个地址，已达上限。删除一个后可再新增。}}",
      "en": "{limit, plural, one {You have saved # address, which is the limit. Remove it to add another.} other {You have saved # addresses, which is the limit. Remove one to add another.}}",
      "ar": "{limit, plural, zero {بلغت الحد الأقصى للعناوين.} one {حفظت عنوانًا واحدًا، وهو الحد الأقصى. احذفه لتضيف غيره.} two {حفظت عنوانين، وهو الحد الأقصى. احذف أحدهما لتضيف غيره.} few {حفظت # عناوين، وهو الحد الأقصى. احذف أحدها لتضيف غيره.} many {حفظت # عنوانًا، وهو الحد الأقصى. احذف أحدها لتضيف غيره.} other {حفظت # عنوان، وهو الحد الأقصى. احذف أحدها لتضيف غيره.}}"
    },
    "verify": {
      "zh": "在个人资料中验证邮箱后，即可在此保存收货地址。",
      "en": "Once you have confirmed your email address in your profile, you can save delivery addresses here.",
      "ar": "بعد تأكيد بريدك في ملفك الشخصي يمكنك حفظ عناوين التوصيل هنا."
    },
    "default": {
      "zh": "默认地址",
      "en": "Default address",
      "ar": "العنوان الافتراضي"
    },
    "change": {
      "zh": "修改",
      "en": "Edit",
      "ar": "تعديل"
    },
    "makeDefault": {
      "zh": "设为默认",
      "en": "Use as default",
      "ar": "اجعله افتراضيًا"
    },
    "remove": {
      "zh": "删除",
      "en": "Remove",
      "ar": "حذف"
    },
    "name": {
      "zh": "收件人姓名",
      "en": "Full name",
      "ar": "الاسم الكامل"
    },
    "line1": {
      "zh": "街道和门牌号",
      "en": "Street and number",
      "ar": "الشارع ورقم المبنى"
    },
    "line2": {
      "zh": "楼栋、楼层、房号（选填）",
      "en": "Flat, floor or building (optional)",
      "ar": "الشقة أو الطابق أو المبنى (اختياري)"
    },
    "city": {
      "zh": "城市",
      "en": "City",
      "ar": "المدينة"
    },
    "state": {
      "zh": "省、州或地区（选填）",
      "en": "State or region (optional)",
      "ar": "المنطقة أو المحافظة (اختياري)"
    },
    "postcode": {
      "zh": "邮政编码（选填）",
      "en": "Postcode (optional)",
      "ar": "الرمز البريدي (اختياري)"
    },
    "country": {
      "zh": "国家或地区",
      "en": "Country or region",
      "ar": "البلد أو المنطقة"
    },
    "chooseCountry": {
      "zh": "请选择国家或地区",
      "en": "Choose a country",
      "ar": "اختر البلد"
    },
    "offer": {
      "zh": "下次订购还寄到这个地址吗？",
      "en": "Save this address for your next order?",
      "ar": "هل تريد حفظ هذا العنوان لطلبك القادم؟"
    },
    "saveOrdered": {
      "zh": "保存地址",
      "en": "Save address",
      "ar": "احفظ العنوان"
    }
  },
  "orders": {
    "title": {
      "zh": "付款结果",
      "en": "Your payment",
      "ar": "نتيجة الدفع"
    },
    "description": {
      "zh": "查看付款结果。",
      "en": "The result of your payment.",
      "ar": "نتيجة عملية الدفع."
    },
    "success": {
      "zh": "付款成功",
      "en": "Payment Success",
      "ar": "تم الدفع بنجاح"
    },
    "failed": {
      "zh": "付款失败",
      "en": "Payment Failed",
      "ar": "فشل الدفع"
    },
    "paidText": {
      "zh": "感谢您的惠顾。订单 {number} 已付款，确认邮件正在发往 {email}。",
      "en": "Thank you. Your order {number} has been paid, and a confirmation is on its way to {email}.",
      "ar": "شكرًا لك. تم دفع قيمة الطلب {number}، ورسالة التأكيد في طريقها إلى {email}."
    },
    "paidOn": {
      "zh": "已于 {date}付款。",
      "en": "Paid on {date}.",
      "ar": "دُفع في {date}."
    },
    "waiting": {
      "zh": "付款处理中",
      "en": "Your payment is being processed",
      "ar": "الدفع قيد التنفيذ"
    },
    "waitingText": {
      "zh": "订单 {number} 已提交，款项尚未由银行转入。到账后我们会立即发邮件到 {email}。",
      "en": "Order {number} has been placed. Your bank has yet to transfer the payment; we’ll email {email} as soon as it arrives.",
      "ar": "سُجّل الطلب {number}، ولم يصل المبلغ من البنك بعد. سنراسلك على {email} فور وصوله."
    },
    "open": {
      "zh": "订单尚未付款",
      "en": "This order has not been paid yet",
      "ar": "لم يُدفع هذا الطلب بعد"
    },
    "openText": {
      "zh": "订单 {number} 最多为您保留半小时，目前未产生扣款。",
      "en": "Order {number} is reserved for you for up to half an hour. You haven’t been charged.",
      "ar": "الطلب {number} محجوز لك مدة أقصاها نصف ساعة، ولم يُسحب أي مبلغ."
    },
    "unconfirmed": {
      "zh": "正在核实您的付款",
      "en": "We are checking your payment",
      "ar": "نتحقق من عملية الدفع"
    },
    "unconfirmedText": {
      "zh": "订单 {number} 已保存，但支付服务商暂时没有响应。如果您已付款，则无需再做任何操作；确认到账后，我们会立即发邮件到 {email}。",
      "en": "Order {number} is saved, but the payment provider isn’t responding right now. If you have already paid, there is nothing more to do: we’ll email {email} as soon as the payment is confirmed.",
      "ar": "الطلب {number} محفوظ، لكن خدمة الدفع لا تستجيب حاليًا. إن كنت قد دفعت فلا حاجة إلى أي إجراء آخر؛ سنراسلك على {email} فور تأكيد الدفع."
    },
    "failedText": {
      "zh": "订单 {number} 的付款未成功，未产生扣款，购物车内容保持不变。",
      "en": "The payment for order {number} didn’t go through. You haven’t been charged, and your cart is unchanged.",
      "ar": "لم تكتمل عملية دفع الطلب {number}. لم يُسحب أي مبلغ، والسلة كما تركتها."
    },
    "expired": {
      "zh": "订单已过期",
      "en": "This order has expired",
      "ar": "انتهت صلاحية الطلب"
    },
    "expiredText": {
      "zh": "订单 {number} 未在规定时间内付款，未产生扣款，购物车内容保持不变。",
      "en": "Order {number} was not paid in time. You haven’t been charged, and your cart is unchanged.",
      "ar": "لم يُدفع الطلب {number} في الوقت المحدد. لم يُسحب أي مبلغ، والسلة كما تركتها."
    },
    "refunded": {
      "zh": "订单已退款",
      "en": "This order has been refunded",
      "ar": "تم استرداد مبلغ الطلب"
    },
    "refundedText": {
      "zh": "订单 {number} 的款项将原路退回。",
      "en": "The payment for order {number} is being returned the way you paid.",
      "ar": "يُعاد مبلغ الطلب {number} بالطريقة التي دفعت بها."
    },
    "unknown": {
      "zh": "付款结果",
      "en": "Payment status",
      "ar": "حالة الدفع"
    },
    "unknownText": {
      "zh": "此地址未包含订单信息。订单状态请以确认邮件为准。",
      "en": "This address does not include an order. Your confirmation email tells you the status of your order.",
      "ar": "لا يتضمن هذا العنوان أي طلب. تجد حالة طلبك في رسالة التأكيد."
    },
    "unreachable": {
      "zh": "暂时无法查询订单。数据不会丢失，请稍后再试。",
      "en": "We can’t look up your order right now. Nothing is lost; please try again in a moment.",
      "ar": "تعذّر الاطلاع على الطلب الآن. لم يُفقد شيء؛ يُرجى المحاولة بعد قليل."
    },
    "signIn": {
      "zh": "登录后查看订单",
      "en": "Sign in to see your order",
      "ar": "سجّل الدخول لعرض طلبك"
    },
    "signInText": {
      "zh": "订单仅下单者本人可见。",
      "en": "Orders are only shown to the person who placed them.",
      "ar": "تُعرض الطلبات لمن سجّلها فقط."
    },
    "signInAction": {
      "zh": "登录",
      "en": "Sign in",
      "ar": "تسجيل الدخول"
    },
    "again": {
      "zh": "再次查询",
      "en": "Check again",
      "ar": "تحقّق مجددًا"
    },
    "pay": {
      "zh": "继续付款",
      "en": "Continue to payment",
      "ar": "متابعة الدفع"
    },
    "cart": {
      "zh": "返回购物车",
      "en": "Back to the cart",
      "ar": "العودة إلى السلة"
    },
    "shop": {
      "zh": "返回商城",
      "en": "Back to the shop",
      "ar": "العودة إلى المتجر"
    },
    "summary": {
      "zh": "订单 {number}",
      "en": "Order {number}",
      "ar": "الطلب {number}"
    },
    "quantity": {
      "zh": "{count, plural, other {# 件}}",
      "en": "{count, plural, one {# item} other {# items}}",
      "ar": "{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}"
    },
    "subtotal": {
      "zh": "小计",
      "en": "Subtotal",
      "ar": "المجموع الفرعي"
    },
    "discount": {
      "zh": "优惠",
      "en": "Discount",
      "ar": "الخصم"
    },
    "free": {
      "zh": "免费",
      "en": "Free",
      "ar": "مجاني"
    },
    "delivery": {
      "zh": "配送：{method}",
      "en": "Delivery: {method}",
      "ar": "التوصيل: {method}"
    },
    "tax": {
      "zh": "税费",
      "en": "Tax",
      "ar": "الضريبة"
    },
    "nameWithDetail": {
      "zh": "{name}（{detail}）",
      "en": "{name} ({detail})",
      "ar": "{name} ({detail})"
    },
    "taxWithRate": {
      "zh": "{name}（{percent}）",
      "en": "{name} at {percent}",
      "ar": "{name} بنسبة {percent}"
    },
    "taxIncluded": {
      "zh": "已含{tax}",
      "en": "{tax}, included",
      "ar": "{tax} (ضمن السعر)"
    },
    "taxAtCheckout": {
      "zh": "结账时计算",
      "en": "calculated at checkout",
      "ar": "تُحسب عند الدفع"
    },
    "lineWithQuantity": {
      "zh": "{name} × {count, number}",
      "en": "{name} × {count, number}",
      "ar": "{name} × {count, number}"
    },
    "serviceCharge": {
      "zh": "服务费",
      "en": "Service Charge",
      "ar": "رسوم الخدمة"
    },
    "total": {
      "zh": "合计",
      "en": "Total",
      "ar": "الإجمالي"
    },
    "shipping": {
      "zh": "收货地址",
      "en": "Ships to",
      "ar": "عنوان التوصيل"
    },
    "mailSubject": {
      "zh": "您在子午科技的订单 {number}",
      "en": "Your Meridian order {number}",
      "ar": "طلبك {number} لدى ميريديان"
    },
    "mailLead": {
      "zh": "感谢您的订购，我们已收到您的付款。",
      "en": "Thank you for your order. We have received your payment.",
      "ar": "شكرًا لطلبك. لقد استلمنا مبلغه."
    },
    "mailPaymentFailedSubject": {
      "zh": "订单 {number} 付款失败",
      "en": "The payment for order {number} failed",
      "ar": "لم تكتمل عملية دفع الطلب {number}"
    },
    "mailPaymentFailedLead": {
      "zh": "很抱歉，银行未能完成转账，订单已取消，未产生扣款。如仍需要以下商品，请重新下单。",
      "en": "We are sorry: your bank didn’t transfer the payment, so we have cancelled this order. You haven’t been charged. If you would still like these items, please order them again.",
      "ar": "نأسف، لم يحوّل مصرفك المبلغ فأُلغي الطلب، ولم يُسحب أي مبلغ. إن كنت لا تزال ترغب في هذه المنتجات فيُرجى طلبها من جديد."
    },
    "mailLink": {
      "zh": "查看订单",
      "en": "View your order",
      "ar": "عرض الطلب"
    },
    "mailName": {
      "zh": "{name}，您好：",
      "en": "Hello {name},",
      "ar": "مرحبًا {name}،"
    },
    "mailHello": {
      "zh": "您好：",
      "en": "Hello,",
      "ar": "مرحبًا،"
    },
    "files": {
      "zh": "您的文件",
      "en": "Your files",
      "ar": "ملفاتك"
    },
    "download": {
      "zh": "下载“{product}”",
      "en": "Download “{product}”",
      "ar": "تنزيل «{product}»"
    },
    "downloadAgreement": {
      "zh": "我要求立即下载文件，并了解下载后将失去取消该购买的权利。",
      "en": "I want to download my files now, and I understand that I will then lose my right to cancel the purchase.",
      "ar": "أريد تنزيل ملفاتي الآن، وأعلم أنني أفقد بذلك حقي في إلغاء شرائها."
    },
    "toDownloads": {
      "zh": "前往下载",
      "en": "Go to the downloads",
      "ar": "المتابعة إلى التنزيل"
    },
    "fileMissing": {
      "zh": "“{product}”暂时无法下载，我们会与您联系。",
      "en": "“{product}” can’t be downloaded right now. We will get in touch with you.",
      "ar": "يتعذّر تنزيل «{product}» حاليًا، وسنتواصل معك."
    },
    "mailSentSubject": {
      "zh": "您的订单 {number} 已发货",
      "en": "Your order {number} is on its way",
      "ar": "طلبك {number} في الطريق إليك"
    },
    "mailSentLead": {
      "zh": "您的订单已交付承运商，包裹内容如下。",
      "en": "We have handed your order over to the carrier. Here is what the parcel contains.",
      "ar": "سلّمنا طلبك إلى شركة الشحن، وهذه محتويات الطرد."
    },
    "mailRefundSubject": {
      "zh": "您的订单 {number} 已退款",
      "en": "Refund for your order {number}",
      "ar": "استرداد مبلغ من طلبك {number}"
    },
    "mailRefundLead": {
      "zh": "以下款项已按原付款方式退回，银行通常需要五至十个工作日入账。",
      "en": "We have refunded the following to your original payment method. It usually takes banks five to ten working days to show it.",
      "ar": "أعدنا المبلغ التالي إلى وسيلة الدفع الأصلية، ويظهر في حسابك البنكي عادةً خلال خمسة إلى عشرة أيام عمل."
    },
    "carrier": {
      "zh": "承运商",
      "en": "Carrier",
      "ar": "شركة الشحن"
    },
    "tracking": {
      "zh": "运单号",
      "en": "Tracking number",
      "ar": "رقم التتبع"
    },
    "refundedSum": {
      "zh": "退款金额",
      "en": "Amount refunded",
      "ar": "المبلغ المسترد"
    },
    "refundCause": {
      "zh": "退款原因",
      "en": "Reason",
      "ar": "السبب"
    },
    "refundCauses.damaged": {
      "zh": "商品损坏或有瑕疵",
      "en": "Damaged or faulty item",
      "ar": "منتج تالف أو معيب"
    },
    "refundCauses.incomplete": {
      "zh": "商品缺件",
      "en": "Something was missing",
      "ar": "نقص في المحتويات"
    },
    "refundCauses.late": {
      "zh": "延迟送达",
      "en": "Late delivery",
      "ar": "تأخر التوصيل"
    },
    "refundCauses.price": {
      "zh": "价格更正",
      "en": "Price correction",
      "ar": "تصحيح السعر"
    },
    "refundCauses.goodwill": {
      "zh": "额外补偿",
      "en": "Goodwill",
      "ar": "بادرة حسن نية"
    },
    "sent": {
      "zh": "您的订单已发货",
      "en": "Your order is on its way",
      "ar": "طلبك في الطريق إليك"
    },
    "sentText": {
      "zh": "订单 {number} 已于 {date}交付承运商。",
      "en": "We handed order {number} over to the carrier on {date}.",
      "ar": "سلّمنا الطلب {number} إلى شركة الشحن في {date}."
    },
    "partlyRefunded": {
      "zh": "已退款",
      "en": "Refunded",
      "ar": "المبلغ المسترد"
    },
    "kept": {
      "zh": "退款后实付",
      "en": "Total after refunds",
      "ar": "الإجمالي بعد الاسترداد"
    },
    "refundLine": {
      "zh": "{product}，{count, plural, other {# 件}}",
      "en": "{product}, {count, plural, one {# item} other {# items}}",
      "ar": "{product}، {count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}"
    },
    "refundOn": {
      "zh": "{date}退款",
      "en": "Refunded on {date}",
      "ar": "استُرد في {date}"
    },
    "refundUnderWay": {
      "zh": "退款处理中",
      "en": "Refund in progress",
      "ar": "الاسترداد قيد التنفيذ"
    },
    "invoice": {
      "zh": "查看发票",
      "en": "View invoice",
      "ar": "عرض الفاتورة"
    },
    "invoicePdf": {
      "zh": "发票 PDF",
      "en": "Invoice as PDF",
      "ar": "الفاتورة بصيغة PDF"
    },
    "mailInvoice": {
      "zh": "查看发票",
      "en": "View invoice",
      "ar": "عرض الفاتورة"
    },
    "creditNote": {
      "zh": "贷项通知单 {number}",
      "en": "Credit note {number}",
      "ar": "الإشعار الدائن {number}"
    },
    "mailCreditNote": {
      "zh": "查看贷项通知单",
      "en": "View credit note",
      "ar": "عرض الإشعار الدائن"
    },
    "mailTracking": {
      "zh": "无需登录，查看订单状态",
      "en": "Check the status without signing in",
      "ar": "تابع حالة الطلب دون تسجيل الدخول"
    },
    "giftCard": {
      "zh": "礼品卡 …{ending}",
      "en": "Gift card …{ending}",
      "ar": "بطاقة هدية …{ending}"
    },
    "discountsAndGiftCard": {
      "zh": "优惠及礼品卡",
      "en": "Discounts and gift card",
      "ar": "الخصومات وبطاقة الهدية"
    },
    "due": {
      "zh": "还需支付",
      "en": "Still to pay",
      "ar": "المتبقي للدفع"
    },
    "paidAtCheckout": {
      "zh": "结账时支付",
      "en": "Paid at checkout",
      "ar": "المدفوع عند إتمام الشراء"
    },
    "refundToGiftCard": {
      "zh": "其中 {amount} 退回礼品卡 …{ending}",
      "en": "{amount} back on gift card …{ending}",
      "ar": "منه {amount} أُعيد إلى بطاقة الهدية …{ending}"
    },
    "mailRefundLeadGiftCard": {
      "zh": "以下款项已退回您的礼品卡，可立即再次使用。",
      "en": "We have put the following amount back on your gift card. You can use it again at once.",
      "ar": "أعدنا المبلغ التالي إلى بطاقة الهدية، ويمكنك استخدامه فورًا."
    },
    "mailRefundLeadPart": {
      "zh": "以下款项已退回。礼品卡支付的部分已退回礼品卡，可立即再次使用；其余部分按原付款方式退回，银行通常需要五至十个工作日入账。",
      "en": "We have refunded the following. The part that your gift card paid is back on it and can be used at once. The rest goes to your original payment method, where banks usually show it within five to ten working days.",
      "ar": "أعدنا المبلغ التالي. الجزء المدفوع ببطاقة الهدية عاد إليها ويمكنك استخدامه فورًا، أما الباقي فيعود إلى وسيلة الدفع الأصلية، ويظهر في حسابك البنكي عادةً خلال خمسة إلى عشرة أيام عمل."
    }
  },
  "invoice": {
    "title": {
      "zh": "发票",
      "en": "Invoice",
      "ar": "فاتورة"
    },
    "description": {
      "zh": "订单发票。",
      "en": "The invoice for an order.",
      "ar": "فاتورة الطلب."
    },
    "number": {
      "zh": "发票号码",
      "en": "Invoice number",
      "ar": "رقم الفاتورة"
    },
    "date": {
      "zh": "开票日期",
      "en": "Invoice date",
      "ar": "تاريخ الفاتورة"
    },
    "order": {
      "zh": "订单号",
      "en": "Order",
      "ar": "رقم الطلب"
    },
    "ordered": {
      "zh": "下单日期",
      "en": "Order date",
      "ar": "تاريخ الطلب"
    },
    "payment": {
      "zh": "付款参考号",
      "en": "Payment reference",
      "ar": "مرجع الدفع"
    },
    "from": {
      "zh": "销售方",
      "en": "Seller",
      "ar": "البائع"
    },
    "to": {
      "zh": "购买方",
      "en": "Buyer",
      "ar": "المشتري"
    },
    "companyNumber": {
      "zh": "公司注册号 {number}",
      "en": "Company number {number}",
      "ar": "رقم السجل التجاري {number}"
    },
    "taxNumber": {
      "zh": "税号 {number}",
      "en": "Tax number {number}",
      "ar": "الرقم الضريبي {number}"
    },
    "goods": {
      "zh": "商品明细",
      "en": "Items",
      "ar": "المنتجات"
    },
    "item": {
      "zh": "商品",
      "en": "Item",
      "ar": "الصنف"
    },
    "itemNumber": {
      "zh": "编号 {number}",
      "en": "No. {number}",
      "ar": "رقم {number}"
    },
    "quantity": {
      "zh": "数量",
      "en": "Quantity",
      "ar": "الكمية"
    },
    "price": {
      "zh": "单价",
      "en": "Unit price",
      "ar": "سعر الوحدة"
    },
    "discount": {
      "zh": "优惠",
      "en": "Discount",
      "ar": "الخصم"
    },
    "rate": {
      "zh": "税率",
      "en": "Tax rate",
      "ar": "نسبة الضريبة"
    },
    "subtotal": {
      "zh": "商品小计",
      "en": "Subtotal",
      "ar": "المجموع الفرعي"
    },
    "delivery": {
      "zh": "配送：{method}",
      "en": "Delivery: {method}",
      "ar": "التوصيل: {method}"
    },
    "net": {
      "zh": "金额（不含税）",
      "en": "Net amount",
      "ar": "الصافي"
    },
    "beforeTax": {
      "zh": "金额（不含税）",
      "en": "Amount before tax",
      "ar": "المبلغ قبل الضريبة"
    },
    "taxes": {
      "zh": "分税率税额",
      "en": "Tax by rate",
      "ar": "الضريبة بحسب النسبة"
    },
    "tax": {
      "zh": "税额",
      "en": "Tax",
      "ar": "الضريبة"
    },
    "nameWithDetail": {
      "zh": "{name}（{detail}）",
      "en": "{name} ({detail})",
      "ar": "{name} ({detail})"
    },
    "taxWithRate": {
      "zh": "{name}（{percent}）",
      "en": "{name} at {percent}",
      "ar": "{name} بنسبة {percent}"
    },
    "serviceCharge": {
      "zh": "服务费",
      "en": "Service charge",
      "ar": "رسوم الخدمة"
    },
    "total": {
      "zh": "价税合计",
      "en": "Total",
      "ar": "الإجمالي"
    },
    "paid": {
      "zh": "已于 {date}付款",
      "en": "Paid on {date}",
      "ar": "دُفع في {date}"
    },
    "due": {
      "zh": "应付余额",
      "en": "Amount due",
      "ar": "المبلغ المستحق"
    },
    "refunded": {
      "zh": "已退款",
      "en": "Refunded",
      "ar": "المبلغ المسترد"
    },
    "refundedOn": {
      "zh": "已于 {date}退款",
      "en": "Refunded on {date}",
      "ar": "استُرد في {date}"
    },
    "balance": {
      "zh": "退款后净额",
      "en": "Balance after refunds",
      "ar": "الصافي بعد الاسترداد"
    },
    "currency": {
      "zh": "所有金额均以{currency}（{code}）计。",
      "en": "All amounts in {currency} ({code}).",
      "ar": "عملة جميع المبالغ: {currency} ({code})."
    },
    "pricesIncludeTax": {
      "zh": "价格均已含税。",
      "en": "Prices include tax.",
      "ar": "الأسعار شاملة الضريبة."
    },
    "rates": {
      "zh": "按 {date}汇率换算。",
      "en": "Converted at the exchange rates of {date}.",
      "ar": "حُوّلت المبالغ بأسعار الصرف بتاريخ {date}."
    },
    "print": {
      "zh": "打印",
      "en": "Print",
      "ar": "اطبع"
    },
    "back": {
      "zh": "返回订单",
      "en": "Back to the order",
      "ar": "العودة إلى الطلب"
    },
    "questions": {
      "zh": "如有疑问，请联系 {email}",
      "en": "Questions: {email}",
      "ar": "للاستفسار: {email}"
    },
    "creditNote": {
      "zh": "贷项通知单",
      "en": "Credit note",
      "ar": "إشعار دائن"
    },
    "creditNoteDescription": {
      "zh": "退款的贷项通知单。",
      "en": "The credit note for a refund.",
      "ar": "الإشعار الدائن لمبلغ مسترد."
    },
    "creditNoteNumber": {
      "zh": "贷项通知单号码",
      "en": "Credit note number",
      "ar": "رقم الإشعار الدائن"
    },
    "creditNoteDate": {
      "zh": "开具日期",
      "en": "Date of issue",
      "ar": "تاريخ الإصدار"
    },
    "ofInvoice": {
      "zh": "对应发票",
      "en": "Corrects invoice",
      "ar": "يصحّح الفاتورة"
    },
    "creditReason": {
      "zh": "原因",
      "en": "Reason",
      "ar": "السبب"
    },
    "goodsReturned": {
      "zh": "商品退款",
      "en": "Items refunded",
      "ar": "استرداد ثمن منتجات"
    },
    "priceReduced": {
      "zh": "价格折让",
      "en": "Price reduction",
      "ar": "تخفيض لاحق في السعر"
    },
    "refundReference": {
      "zh": "退款参考号",
      "en": "Refund reference",
      "ar": "مرجع الاسترداد"
    },
    "gross": {
      "zh": "金额（含税）",
      "en": "Amount including tax",
      "ar": "المبلغ شامل الضريبة"
    },
    "credited": {
      "zh": "贷记合计",
      "en": "Total credited",
      "ar": "إجمالي المبلغ الدائن"
    },
    "creditNoteVoid": {
      "zh": "本贷项通知单已作废：银行已将该笔退款退回。",
      "en": "This credit note is void: the bank returned the refund.",
      "ar": "هذا الإشعار ملغى: أعاد البنك المبلغ المسترد."
    },
    "packingSlip": {
      "zh": "装箱单",
      "en": "Packing slip",
      "ar": "بيان التعبئة"
    },
    "sent": {
      "zh": "发货日期",
      "en": "Sent on",
      "ar": "تاريخ الإرسال"
    },
    "carrier": {
      "zh": "承运商",
      "en": "Carrier",
      "ar": "شركة الشحن"
    },
    "tracking": {
      "zh": "运单号",
      "en": "Tracking number",
      "ar": "رقم التتبع"
    },
    "shipTo": {
      "zh": "收货人",
      "en": "Ship to",
      "ar": "المرسل إليه"
    },
    "sender": {
      "zh": "发货人",
      "en": "Sender",
      "ar": "المرسل"
    },
    "unitsInParcel": {
      "zh": "包裹内件数",
      "en": "Items in this parcel",
      "ar": "عدد القطع في الطرد"
    },
    "download": {
      "zh": "下载 PDF",
      "en": "Download PDF",
      "ar": "تنزيل PDF"
    },
    "page": {
      "zh": "{number}，第 {page, number} 页，共 {count, number} 页",
      "en": "{number}, page {page, number} of {count, number}",
      "ar": "{number}، الصفحة {page, number} من {count, number}"
    },
    "giftCard": {
      "zh": "礼品卡 …{ending}",
      "en": "Gift card …{ending}",
      "ar": "بطاقة هدية …{ending}"
    }
  },
  "orderAgain": {
    "button": {
      "zh": "再次购买",
      "en": "Order again",
      "ar": "اطلب مجددًا"
    },
    "working": {
      "zh": "正在添加……",
      "en": "Adding…",
      "ar": "جارٍ الإضافة…"
    },
    "failed": {
      "zh": "暂时无法添加这些商品，请稍后再试。",
      "en": "We can’t add these items right now. Please try again in a moment.",
      "ar": "تعذّرت إضافة هذه المنتجات الآن. يُرجى المحاولة بعد قليل."
    },
    "added": {
      "zh": "{count, plural, =0 {没有商品加入购物车。} other {已按今日价格将 # 件商品加入购物车。}}",
      "en": "{count, plural, =0 {Nothing was added to your cart.} one {# item was added to your cart at today’s price.} other {# items were added to your cart at today’s prices.}}",
      "ar": "{count, plural, zero {لم يُضف أي شيء إلى سلتك.} one {أُضيفت قطعة واحدة إلى سلتك بسعر اليوم.} two {أُضيفت قطعتان إلى سلتك بأسعار اليوم.} few {أُضيفت # قطع إلى سلتك بأسعار اليوم.} many {أُضيفت # قطعة إلى سلتك بأسعار اليوم.} other {أُضيفت # قطعة إلى سلتك بأسعار اليوم.}}"
    },
    "toCart": {
      "zh": "前往购物车",
      "en": "Go to cart",
      "ar": "الذهاب إلى السلة"
    },
    "reasons.vanished": {
      "zh": "“{product}”已停售。",
      "en": "“{product}” is no longer sold.",
      "ar": "«{product}» لم يعد معروضًا للبيع."
    },
    "reasons.soldOut": {
      "zh": "“{product}”已售罄。",
      "en": "“{product}” is sold out.",
      "ar": "نفدت كمية «{product}»."
    },
    "reasons.unchosen": {
      "zh": "“{product}”现有多种款式，请前往商品页选择。",
      "en": "“{product}” now comes in several options. Please choose one on its page.",
      "ar": "«{product}» متوفر الآن بعدة مواصفات. يُرجى اختيارها من صفحة المنتج."
    },
    "reasons.short": {
      "zh": "“{product}”：{count, plural, =0 {现有库存已全部在您的购物车中} other {库存有限，仅加入 # 件}}。",
      "en": "“{product}”: {count, plural, =0 {your cart already holds all we have in stock} one {only # was added, because that is all we have in stock} other {only # were added, because that is all we have in stock}}.",
      "ar": "«{product}»: {count, plural, zero {كل المتوفر في المخزون موجود في سلتك} one {أُضيفت قطعة واحدة فقط، وهي كل المتوفر في المخزون} two {أُضيفت قطعتان فقط، وهما كل المتوفر في المخزون} few {أُضيفت # قطع فقط، وهي كل المتوفر في المخزون} many {أُضيفت # قطعة فقط، وهي كل المتوفر في المخزون} other {أُضيفت # قطعة فقط، وهي كل المتوفر في المخزون}}."
    },
    "reasons.limit": {
      "zh": "“{product}”：{count, plural, =0 {购物车中已达每位顾客的限购数量} other {受限购数量限制，仅加入 # 件}}。",
      "en": "“{product}”: {count, plural, =0 {your cart already holds the most we sell to one customer} one {only # was added, the most we sell to one customer} other {only # were added, the most we sell to one customer}}.",
      "ar": "«{product}»: {count, plural, zero {بلغت سلتك الحد الأقصى المتاح لكل عميل} one {أُضيفت قطعة واحدة فقط، فهذا هو الحد الأقصى لكل عميل} two {أُضيفت قطعتان فقط، فهذا هو الحد الأقصى لكل عميل} few {أُضيفت # قطع فقط، فهذا هو الحد الأقصى لكل عميل} many {أُضيفت # قطعة فقط، فهذا هو الحد الأقصى لكل عميل} other {أُضيفت # قطعة فقط، فهذا هو الحد الأقصى لكل عميل}}."
    },
    "reasons.full": {
      "zh": "购物车已满，未能加入“{product}”。",
      "en": "“{product}” was not added, because your cart is full.",
      "ar": "لم يُضف «{product}» لأن السلة ممتلئة."
    }
  },
  "tracking": {
    "title": {
      "zh": "订单状态",
      "en": "Order status",
      "ar": "حالة الطلب"
    },
    "description": {
      "zh": "通过订单邮件中的链接查看订单状态。",
      "en": "The status of your order, opened from the link in its emails.",
      "ar": "حالة الطلب من الرابط الوارد في رسائله."
    },
    "heading": {
      "zh": "订单 {number}",
      "en": "Order {number}",
      "ar": "الطلب {number}"
    },
    "placed": {
      "zh": "已下单",
      "en": "Order placed",
      "ar": "سُجّل الطلب"
    },
    "paid": {
      "zh": "已收到付款",
      "en": "Payment received",
      "ar": "تم استلام المبلغ"
    },
    "sent": {
      "zh": "已交付承运商",
      "en": "Handed over to the carrier",
      "ar": "سُلّم إلى شركة الشحن"
    },
    "ready": {
      "zh": "可以下载",
      "en": "Ready to download",
      "ar": "جاهز للتنزيل"
    },
    "refunded": {
      "zh": "已退款",
      "en": "Refunded",
      "ar": "استُرد المبلغ"
    },
    "onlyPart": {
      "zh": "已部分退款",
      "en": "Partly refunded",
      "ar": "استُرد جزء من المبلغ"
    },
    "lead.pending": {
      "zh": "订单尚未付款。",
      "en": "This order has not been paid yet.",
      "ar": "لم يُدفع هذا الطلب بعد."
    },
    "lead.waiting": {
      "zh": "银行正在处理您的付款。",
      "en": "Your bank is processing the payment.",
      "ar": "يعالج البنك عملية الدفع."
    },
    "lead.paid": {
      "zh": "我们正在为您备货。",
      "en": "We are preparing your order for shipping.",
      "ar": "نجهّز طلبك للشحن."
    },
    "lead.ready": {
      "zh": "您的文件可以下载了。",
      "en": "Your files are ready to download.",
      "ar": "ملفاتك جاهزة للتنزيل."
    },
    "lead.fulfilled": {
      "zh": "您的订单正在配送途中。",
      "en": "Your order is on its way.",
      "ar": "طلبك في الطريق إليك."
    },
    "lead.refunded": {
      "zh": "订单已退款。",
      "en": "This order has been refunded.",
      "ar": "استُرد مبلغ هذا الطلب."
    },
    "lead.expired": {
      "zh": "订单已过期，未产生扣款。",
      "en": "This order has expired. You haven’t been charged.",
      "ar": "انتهت صلاحية هذا الطلب، ولم يُسحب أي مبلغ."
    },
    "lead.failed": {
      "zh": "订单付款未成功，未产生扣款。",
      "en": "The payment for this order didn’t go through. You haven’t been charged.",
      "ar": "لم تكتمل عملية دفع هذا الطلب، ولم يُسحب أي مبلغ."
    },
    "steps": {
      "zh": "订单进度",
      "en": "What has happened so far",
      "ar": "مراحل الطلب حتى الآن"
    },
    "items": {
      "zh": "商品",
      "en": "Items",
      "ar": "المنتجات"
    },
    "private": {
      "zh": "地址、价格、发票和下载内容仅下单者本人可见。",
      "en": "Addresses, prices, invoices and downloads are only shown to the person who placed the order.",
      "ar": "لا تظهر العناوين والأسعار والفواتير والملفات إلا لصاحب الطلب."
    },
    "more": {
      "zh": "在账户中查看完整订单",
      "en": "See the order in your account",
      "ar": "عرض الطلب كاملًا في حسابك"
    },
    "expired": {
      "zh": "链接已过期",
      "en": "This link has expired",
      "ar": "انتهت صلاحية هذا الرابط"
    },
    "expiredText": {
      "zh": "为保障您的安全，订单邮件中的链接有效期为 {days, plural, other {# 天}}。您可随时登录查看订单。",
      "en": "For your security, links in order emails work for {days, plural, one {# day} other {# days}}. Sign in to see your order at any time.",
      "ar": "حفاظًا على أمانك، تعمل روابط رسائل الطلبات مدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. سجّل الدخول لعرض طلبك في أي وقت."
    },
    "unreachable": {
      "zh": "暂时无法查询订单",
      "en": "We can’t look up the order right now",
      "ar": "تعذّر الاطلاع على الطلب الآن"
    },
    "unreachableText": {
      "zh": "数据不会丢失，请稍后再试。",
      "en": "Nothing is lost; please try again in a moment.",
      "ar": "لم يُفقد شيء؛ يُرجى المحاولة بعد قليل."
    }
  },
  "returns": {
    "title": {
      "zh": "退货",
      "en": "Returns",
      "ar": "الإرجاع"
    },
    "action": {
      "zh": "申请退货",
      "en": "Return items",
      "ar": "إرجاع منتجات"
    },
    "until": {
      "zh": "您可以在 {date}之前申请退货。哪些商品可以退货、运费由谁承担，请见<link>服务条款</link>。",
      "en": "You can request a return until {date}. Our <link>terms</link> say what can be returned and who pays for sending it.",
      "ar": "يمكنك طلب الإرجاع حتى {date}. توضّح <link>الشروط</link> ما يمكن إرجاعه ومن يتحمّل تكلفة الشحن."
    },
    "choose": {
      "zh": "您想退回哪些商品？",
      "en": "What would you like to return?",
      "ar": "ما الذي تود إرجاعه؟"
    },
    "none": {
      "zh": "不退",
      "en": "Keep all",
      "ar": "بلا إرجاع"
    },
    "reason": {
      "zh": "退货原因",
      "en": "Why are you returning it?",
      "ar": "سبب الإرجاع"
    },
    "chooseReason": {
      "zh": "请选择原因",
      "en": "Choose a reason",
      "ar": "اختر السبب"
    },
    "comment": {
      "zh": "补充说明（选填）",
      "en": "Anything else we should know (optional)",
      "ar": "هل من شيء آخر تود إخبارنا به؟ (اختياري)"
    },
    "submit": {
      "zh": "提交退货申请",
      "en": "Request the return",
      "ar": "إرسال طلب الإرجاع"
    },
    "reasons.unwanted": {
      "zh": "不想要了",
      "en": "I don’t want it any more",
      "ar": "لم أعد أريده"
    },
    "reasons.unfit": {
      "zh": "不合适",
      "en": "It doesn’t fit",
      "ar": "المقاس غير مناسب"
    },
    "reasons.different": {
      "zh": "与描述不符",
      "en": "It isn’t as described",
      "ar": "لا يطابق الوصف"
    },
    "reasons.faulty": {
      "zh": "损坏或有瑕疵",
      "en": "It is damaged or faulty",
      "ar": "تالف أو معيب"
    },
    "reasons.wrong": {
      "zh": "收到的不是所订商品",
      "en": "It isn’t what I ordered",
      "ar": "ليس ما طلبته"
    },
    "states.requested": {
      "zh": "已申请退货",
      "en": "Return requested",
      "ar": "طُلب الإرجاع"
    },
    "states.approved": {
      "zh": "退货已批准",
      "en": "Return approved",
      "ar": "تمت الموافقة على الإرجاع"
    },
    "states.received": {
      "zh": "已收到退货",
      "en": "Items received",
      "ar": "استلمنا المنتجات"
    },
    "states.refunded": {
      "zh": "已退款",
      "en": "Refunded",
      "ar": "استُرد المبلغ"
    },
    "states.refused": {
      "zh": "退货未获批准",
      "en": "Return declined",
      "ar": "رُفض الإرجاع"
    },
    "next.requested": {
      "zh": "我们正在审核您的申请。在收到我们的邮件之前，请先保留商品。",
      "en": "We are checking your request. Please keep the items until you hear from us by email.",
      "ar": "نراجع طلبك. يُرجى الاحتفاظ بالمنتجات إلى أن نراسلك بالبريد الإلكتروني."
    },
    "next.approved": {
      "zh": "请按以下说明寄回商品：",
      "en": "Please send the items back as follows:",
      "ar": "يُرجى إرسال المنتجات إلينا على النحو الآتي:"
    },
    "next.received": {
      "zh": "已收到您寄回的商品，正在为您办理退款。",
      "en": "Your items have arrived. We are preparing your refund.",
      "ar": "وصلت منتجاتك، ونجهّز الآن استرداد المبلغ."
    },
    "next.refunded": {
      "zh": "以上商品的款项已按原付款方式退回。",
      "en": "We have refunded these items the way you paid for them.",
      "ar": "أعدنا ثمن هذه المنتجات بالطريقة التي دفعت بها."
    },
    "next.refused": {
      "zh": "很抱歉，我们无法接受此次退货。原因如下：",
      "en": "We can’t accept this return. Our reason:",
      "ar": "نأسف لأننا لا نستطيع قبول هذا الإرجاع. السبب:"
    },
    "results.asked": {
      "zh": "已收到您的申请，我们会发邮件与您联系。",
      "en": "We have received your request and will email you.",
      "ar": "استلمنا طلبك، وسنراسلك بالبريد الإلكتروني."
    },
    "results.nothing": {
      "zh": "请至少选择一件要退回的商品，并选择原因。",
      "en": "Please choose at least one item to return, and a reason.",
      "ar": "يُرجى اختيار منتج واحد على الأقل لإرجاعه، مع ذكر السبب."
    },
    "results.late": {
      "zh": "这些商品已无法在此申请退货。如商品有问题，请与我们联系。",
      "en": "These items can’t be returned here any more. Please contact us if something is wrong with them.",
      "ar": "لم يعد إرجاع هذه المنتجات متاحًا من هنا. تواصل معنا إن كان فيها عيب."
    },
    "results.signedOut": {
      "zh": "您的登录已失效，申请未提交。请在新标签页中登录，然后在此重新提交。",
      "en": "You are no longer signed in, so nothing was sent. Sign in in another tab, then send the request again here.",
      "ar": "انتهت جلسة دخولك ولم يُرسل الطلب. سجّل الدخول في علامة تبويب أخرى، ثم أعد إرسال الطلب من هنا."
    },
    "results.unavailable": {
      "zh": "暂时无法保存您的申请，请稍后再试。",
      "en": "We couldn’t save your request right now. Please try again in a moment.",
      "ar": "تعذّر حفظ طلبك الآن. يُرجى المحاولة بعد قليل."
    },
    "label": {
      "zh": "寄回方式",
      "en": "How to send it back",
      "ar": "طريقة الإرسال"
    },
    "refusal": {
      "zh": "原因",
      "en": "Our reason",
      "ar": "السبب"
    },
    "mails.returnAsked.subject": {
      "zh": "已收到订单 {number} 的退货申请",
      "en": "Your return request for order {number}",
      "ar": "استلمنا طلب الإرجاع للطلب {number}"
    },
    "mails.returnAsked.lead": {
      "zh": "我们已收到您对以下商品的退货申请。在我们告知寄回方式之前，请先保留商品。",
      "en": "We have received your request to return the following. Please keep the items until we tell you how to send them back.",
      "ar": "استلمنا طلبك لإرجاع ما يلي. يُرجى الاحتفاظ بالمنتجات إلى أن نخبرك بطريقة إرسالها."
    },
    "mails.returnApproved.subject": {
      "zh": "订单 {number} 的退货已批准",
      "en": "Your return for order {number} is approved",
      "ar": "تمت الموافقة على الإرجاع للطلب {number}"
    },
    "mails.returnApproved.lead": {
      "zh": "请将以下商品寄回给我们，收到后即为您退款。",
      "en": "Please send the following back to us. We’ll refund you as soon as it arrives.",
      "ar": "يُرجى إرسال ما يلي إلينا، وسنعيد المبلغ فور وصوله."
    },
    "mails.returnRefused.subject": {
      "zh": "关于订单 {number} 的退货申请",
      "en": "Your return request for order {number}",
      "ar": "بشأن طلب الإرجاع للطلب {number}"
    },
    "mails.returnRefused.lead": {
      "zh": "很抱歉，我们无法接受以下商品的退货。",
      "en": "We are sorry, but we can’t accept the return of the following.",
      "ar": "نأسف لأننا لا نستطيع قبول إرجاع ما يلي."
    }
  }
}
