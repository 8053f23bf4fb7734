import type {SomeMessages} from '../types.ts';

export const ja: SomeMessages = {
  skipToContent: 'メインコンテンツへ移動',
  skipRegion: 'スキップリンク',

  mainNavigation: 'メインナビゲーション',
  menuNavigation: 'サイトメニュー',
  openMenu: 'ナビゲーションバーの表示を切り替える',
  closeMenu: 'ナビゲーションバーを閉じる',
  backToMenu: '← メインメニューに戻る',
  versions: 'バージョン',
  nextVersion: '次期',
  versionLacksPage: 'このページなし',
  versionLacksPageTitle: '{version} にはこのページがありません',

  colorMode: {
    light: 'ダークモードとライトモードを切り替える（現在はライトモード）',
    dark: 'ダークモードとライトモードを切り替える（現在はダークモード）',
  },

  close: '閉じる',

  docsSidebar: 'ドキュメントのサイドバー',
  collapseSidebar: 'サイドバーを折りたたむ',
  expandSidebar: 'サイドバーを展開する',
  moreEntries: 'ほかに {count} 件（全 {total} 件）',
  toggleCategory: 'カテゴリー「{label}」の開閉を切り替える',

  breadcrumbs: 'パンくずリスト',
  homePage: 'トップページ',
  versionBadge: 'バージョン：{label}',
  versionBanner: {
    unreleased: 'これは未リリースのバージョン {site} {version} のドキュメントです。',
    unmaintained: 'これはメンテナンスが終了したバージョン {site} {version} のドキュメントです。',
    latest: 'ここでの最新バージョンは {link} です。',
  },

  onThisPage: 'このページの内容',
  backToTop: '先頭へ戻る',
  docsPages: 'ドキュメントのページ移動',
  previous: '前へ',
  next: '次へ',
  editThisPage: 'このページを編集',
  reportMistake: '間違いを報告',
  printVersion: 'このバージョンを印刷',
  contents: '目次',
  inOtherVersions: 'ほかのバージョンでは',
  labelled: '{label}：{text}',
  listSeparator: '、',
  copyPage: 'ページをコピー',
  viewMarkdown: 'Markdown で表示',
  lastUpdated: {
    on: '最終更新日：{date}',
    by: '最終更新者：{author}',
    onBy: '最終更新日：{date}（{author}）',
  },

  notFoundTitle: 'ページが見つかりません',
  notFoundText: 'このアドレスには何もありません。',
  notFoundHelp: 'リンク元のサイトの所有者に、リンクが機能していないことをお知らせください。',
  notFoundOffers: '移動先の候補',
  homeLink: 'ホーム',
  docsOfVersion: '{label} のドキュメント',

  nearestPages: 'お探しのページの候補：',

  search: {
    label: '検索',
    placeholder: '名前、見出し、または単語',
    close: '検索を閉じる',
    versions: '検索するバージョン',
    results: '検索結果',
    recent: '最近の検索',
    starts: 'おすすめのページ',
    foundNothing: '見つかりませんでした',
    found: {other: '{count} ページ見つかりました'},
    pages: {other: '{count} ページ'},
    nothing: '「{query}」に一致するものはありません。',
    nothingInVersion: '{version} には「{query}」に一致するものはありません。',
    otherVersions: 'ほかのバージョンで見つかりました：',
    advice: '単語を減らすか、名前の先頭部分を試してください。',
    inVersion: {other: '{version}：{count} ページ'},
    more: {other: 'さらに表示（残り {count} ページ）'},
    waiting: '検索中…',
    failed: '検索を読み込めませんでした。',
    keys: '↑ ↓ で選択、Enter で開く、Esc で閉じる',
  },

  loading: '読み込み中',
  loadFailed: 'このページを読み込めませんでした。',
  retry: '再試行',
  preloadFailed: 'ページ {path} を先読みできなかったため、全体を読み込みます。',

  crashed: 'このページで問題が発生しました。',
  crashedTitle: 'ページエラー',
  tryAgain: 'もう一度試す',

  details: '詳細',
  copyCode: 'コードをクリップボードにコピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした',
  wrapCode: '行の折り返しを切り替える',

  article: {
    note: '注記',
    tip: 'ヒント',
    info: '情報',
    caution: '注意',
    danger: '危険',
    taskDone: '完了',
    taskOpen: '未完了',
    headingLink: '{heading} への直接リンク',
    footnotes: '脚注',
    footnoteBack: '参照 {number} に戻る',
  },

  markdown: {
    figure: '図',
    video: '動画',
    audio: '音声',
    embed: '埋め込みページ',
    version: 'バージョン {version} のドキュメント。',
    versionOf: 'バージョン {version} のドキュメント（{package} 用）。',
    otherVersions:
      'この内容は他のバージョンには当てはまらない場合があります。他のバージョンには専用の一覧があります: {links}。',
    eachPage: '各ページは、そのアドレスの末尾に `.md` を付けると Markdown で読めます。',
    oneFile: '全ページを 1 つのファイルで',
    pages: 'ページ',
    otherPages: 'その他のページ',
    newest: 'ここで最新',
  },

  redirect: {
    title: '移動しました',
    text: 'このページは {link} に移動しました。',
  },

  baseUrl: {
    title: 'このサイトは正しく読み込まれませんでした。',
    cause: 'おそらく baseUrl の設定が間違っています。',
    configured: '設定されている baseUrl：',
    isDefault: '（既定値）',
    suggested: '代わりに試す値：',
  },
};
