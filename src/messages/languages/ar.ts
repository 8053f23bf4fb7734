import type {SomeMessages} from '../types.ts';

export const ar: SomeMessages = {
  skipToContent: 'الانتقال إلى المحتوى الرئيسي',
  skipRegion: 'روابط التخطي',

  mainNavigation: 'التنقل الرئيسي',
  menuNavigation: 'قائمة الموقع',
  openMenu: 'إظهار شريط التنقل أو إخفاؤه',
  closeMenu: 'إغلاق شريط التنقل',
  backToMenu: '→ العودة إلى القائمة الرئيسية',
  versions: 'الإصدارات',
  nextVersion: 'القادم',
  versionLacksPage: 'دون هذه الصفحة',
  versionLacksPageTitle: 'لا يحتوي {version} على هذه الصفحة',

  colorMode: {
    light: 'التبديل بين الوضع الداكن والوضع الفاتح (الوضع الحالي: فاتح)',
    dark: 'التبديل بين الوضع الداكن والوضع الفاتح (الوضع الحالي: داكن)',
  },

  close: 'إغلاق',

  docsSidebar: 'الشريط الجانبي للوثائق',
  collapseSidebar: 'طي الشريط الجانبي',
  expandSidebar: 'توسيع الشريط الجانبي',
  moreEntries: '{count} أخرى من {total}',
  toggleCategory: 'فتح أو إغلاق الفئة «{label}»',

  breadcrumbs: 'مسار التنقل',
  homePage: 'الصفحة الرئيسية',
  versionBadge: 'الإصدار: {label}',
  versionBanner: {
    unreleased: 'هذه وثائق {site} {version}، وهو إصدار لم يصدر بعد.',
    unmaintained: 'هذه وثائق {site} {version}، وهو إصدار لم يعد يحظى بالصيانة.',
    latest: 'أحدث إصدار في هذه الوثائق هو {link}.',
  },

  onThisPage: 'في هذه الصفحة',
  backToTop: 'العودة إلى أعلى الصفحة',
  docsPages: 'التنقل بين صفحات الوثائق',
  previous: 'السابق',
  next: 'التالي',
  editThisPage: 'تعديل هذه الصفحة',
  reportMistake: 'الإبلاغ عن خطأ',
  inOtherVersions: 'في الإصدارات الأخرى',
  copyPage: 'نسخ الصفحة',
  viewMarkdown: 'عرض بصيغة Markdown',
  lastUpdated: {
    on: 'آخر تحديث في {date}',
    by: 'آخر تحديث بواسطة {author}',
    onBy: 'آخر تحديث في {date} بواسطة {author}',
  },

  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'لا يوجد شيء في هذا العنوان.',
  notFoundHelp: 'يرجى إبلاغ صاحب الموقع الذي أحالك إلى هنا بأن الرابط لا يعمل.',
  notFoundOffers: 'إلى أين يمكنك الذهاب',
  homeLink: 'الرئيسية',
  docsOfVersion: 'وثائق {label}',

  nearestPages: 'ربما تبحث عن:',

  search: {
    label: 'بحث',
    placeholder: 'اسم أو عنوان أو كلمات',
    close: 'إغلاق البحث',
    versions: 'الإصدار المراد البحث فيه',
    results: 'نتائج البحث',
    recent: 'عمليات البحث الأخيرة',
    starts: 'صفحات جيدة للبدء',
    foundNothing: 'لم يُعثر على شيء',
    found: {
      zero: 'لم يُعثر على أي صفحة',
      one: 'عُثر على صفحة واحدة',
      two: 'عُثر على صفحتين',
      few: 'عُثر على {count} صفحات',
      many: 'عُثر على {count} صفحة',
      other: 'عُثر على {count} صفحة',
    },
    pages: {
      zero: 'لا صفحات',
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: '{count} صفحات',
      many: '{count} صفحة',
      other: '{count} صفحة',
    },
    nothing: 'لا يوجد شيء عن «{query}».',
    nothingInVersion: 'لا يوجد شيء عن «{query}» في {version}.',
    otherVersions: 'توجد نتائج في إصدارات أخرى:',
    advice: 'جرّب كلمات أقل، أو بداية اسم.',
    inVersion: {
      zero: '{version}: لا صفحات',
      one: '{version}: صفحة واحدة',
      two: '{version}: صفحتان',
      few: '{version}: {count} صفحات',
      many: '{version}: {count} صفحة',
      other: '{version}: {count} صفحة',
    },
    more: {
      zero: 'عرض المزيد',
      one: 'عرض المزيد (بقيت صفحة واحدة)',
      two: 'عرض المزيد (بقيت صفحتان)',
      few: 'عرض المزيد (بقيت {count} صفحات)',
      many: 'عرض المزيد (بقيت {count} صفحة)',
      other: 'عرض المزيد (بقيت {count} صفحة)',
    },
    waiting: 'جارٍ البحث…',
    failed: 'تعذّر تحميل البحث.',
    keys: '↑ ↓ للاختيار، Enter للفتح، Esc للإغلاق',
  },

  loading: 'جارٍ التحميل',
  loadFailed: 'تعذّر تحميل هذه الصفحة.',
  retry: 'إعادة المحاولة',
  preloadFailed: 'تعذّر تحميل الصفحة {path} مسبقًا، لذا ستُحمَّل كاملة.',

  crashed: 'تعطّلت هذه الصفحة.',
  crashedTitle: 'خطأ في الصفحة',
  tryAgain: 'حاول مرة أخرى',

  details: 'التفاصيل',
  copyCode: 'نسخ الشيفرة إلى الحافظة',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ',
  wrapCode: 'تبديل التفاف الأسطر',

  article: {
    note: 'ملاحظة',
    tip: 'نصيحة',
    info: 'معلومة',
    caution: 'تنبيه',
    danger: 'خطر',
    taskDone: 'مكتمل',
    taskOpen: 'غير مكتمل',
    headingLink: 'رابط مباشر إلى {heading}',
    footnotes: 'الحواشي',
    footnoteBack: 'العودة إلى المرجع {number}',
  },

  redirect: {
    title: 'نُقلت الصفحة',
    text: 'نُقلت هذه الصفحة إلى {link}.',
  },

  baseUrl: {
    title: 'لم يُحمَّل هذا الموقع بشكل صحيح.',
    cause: 'على الأرجح أن إعداد baseUrl غير صحيح.',
    configured: 'قيمة baseUrl المضبوطة: ',
    isDefault: ' (القيمة الافتراضية)',
    suggested: 'جرّب بدلاً منها: ',
  },
};
