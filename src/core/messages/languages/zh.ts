import type {SomeMessages} from '../types.ts';

/** Simplified Chinese. */
export const zh: SomeMessages = {
  skipToContent: '跳到主要内容',
  skipRegion: '跳转链接',

  mainNavigation: '主导航',
  menuNavigation: '站点菜单',
  openMenu: '切换导航栏',
  closeMenu: '关闭导航栏',
  backToMenu: '← 返回主菜单',
  versions: '版本',
  nextVersion: '下一版',
  versionLacksPage: '无此页面',
  versionLacksPageTitle: '{version} 没有此页面',

  colorMode: {
    light: '切换浅色或深色模式（当前为浅色模式）',
    dark: '切换浅色或深色模式（当前为深色模式）',
  },

  close: '关闭',

  docsSidebar: '文档侧边栏',
  collapseSidebar: '收起侧边栏',
  expandSidebar: '展开侧边栏',
  moreEntries: '还有 {count} 项（共 {total} 项）',
  toggleCategory: '展开或收起分类“{label}”',

  breadcrumbs: '页面路径',
  homePage: '主页面',
  versionBadge: '版本：{label}',
  versionBanner: {
    unreleased: '这是 {site} {version} 的文档，该版本尚未发布。',
    unmaintained: '这是 {site} {version} 的文档，该版本已不再维护。',
    latest: '这里的最新版本是 {link}。',
  },

  onThisPage: '本页内容',
  backToTop: '回到顶部',
  docsPages: '文档分页导航',
  previous: '上一页',
  next: '下一页',
  editThisPage: '编辑此页',
  reportMistake: '报告错误',
  printVersion: '打印此版本',
  contents: '目录',
  inOtherVersions: '在其他版本中',
  labelled: '{label}：{text}',
  listSeparator: '、',
  copyPage: '复制页面',
  viewMarkdown: '以 Markdown 查看',
  lastUpdated: {
    on: '最后更新于 {date}',
    by: '最后由 {author} 更新',
    onBy: '最后由 {author} 于 {date} 更新',
  },

  notFoundTitle: '找不到页面',
  notFoundText: '此地址没有任何内容。',
  notFoundHelp: '请告知将您链接到此处的网站所有者，该链接已失效。',
  notFoundOffers: '接下来可以去',
  homeLink: '首页',
  docsOfVersion: '{label} 的文档',

  nearestPages: '您可能在找：',

  search: {
    label: '搜索',
    placeholder: '名称、标题或词语',
    close: '关闭搜索',
    versions: '要搜索的版本',
    results: '搜索结果',
    recent: '最近的搜索',
    starts: '推荐从这里开始',
    foundNothing: '没有找到结果',
    found: {other: '找到 {count} 个页面'},
    pages: {other: '{count} 个页面'},
    nothing: '没有与“{query}”相关的内容。',
    nothingInVersion: '{version} 中没有与“{query}”相关的内容。',
    otherVersions: '其他版本中有相关内容：',
    advice: '请尝试减少词语，或只输入名称的开头。',
    inVersion: {other: '{version}：{count} 个页面'},
    more: {other: '显示更多（还有 {count} 个页面）'},
    waiting: '正在搜索…',
    failed: '无法加载搜索功能。',
    keys: '↑ ↓ 选择，Enter 打开，Esc 关闭',
  },

  loading: '正在加载',
  loadFailed: '无法加载此页面。',
  retry: '重试',
  preloadFailed: '无法预先加载页面 {path}，因此将完整加载。',

  crashed: '此页面已崩溃。',
  crashedTitle: '页面错误',
  tryAgain: '再试一次',

  details: '详情',
  copyCode: '将代码复制到剪贴板',
  copied: '已复制',
  copyFailed: '复制失败',
  wrapCode: '切换自动换行',

  article: {
    note: '备注',
    tip: '提示',
    info: '信息',
    caution: '注意',
    danger: '危险',
    taskDone: '已完成',
    taskOpen: '未完成',
    headingLink: '{heading}的直接链接',
    footnotes: '脚注',
    footnoteBack: '返回引用 {number}',
  },

  markdown: {
    figure: '图',
    video: '视频',
    audio: '音频',
    embed: '嵌入页面',
    version: '版本 {version} 的文档。',
    versionOf: '版本 {version} 的文档，适用于 {package}。',
    otherVersions: '此处内容可能不适用于其他版本，其他版本有各自的列表：{links}。',
    eachPage: '在每个页面的地址末尾加上 `.md`，即可获得其 Markdown。',
    oneFile: '所有页面合为一个文件',
    pages: '页面',
    otherPages: '其他页面',
    newest: '此处最新',
  },

  redirect: {
    title: '已移动',
    text: '此页面已移至 {link}。',
  },

  baseUrl: {
    title: '此站点未能正确加载。',
    cause: 'baseUrl 设置可能有误。',
    configured: '当前的 baseUrl：',
    isDefault: '（默认值）',
    suggested: '请改用：',
  },
};
