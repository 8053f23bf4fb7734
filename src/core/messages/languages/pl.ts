import type {SomeMessages} from '../types.ts';

export const pl: SomeMessages = {
  skipToContent: 'Przejdź do treści',
  skipRegion: 'Skróty do treści',

  mainNavigation: 'Nawigacja główna',
  menuNavigation: 'Menu witryny',
  openMenu: 'Pokaż lub ukryj pasek nawigacji',
  closeMenu: 'Zamknij pasek nawigacji',
  backToMenu: '← Wróć do menu głównego',
  versions: 'Wersje',
  nextVersion: 'Następna',
  versionLacksPage: 'bez tej strony',
  versionLacksPageTitle: 'W wersji {version} nie ma tej strony',

  colorMode: {
    light: 'Przełącz między trybem ciemnym a jasnym (teraz: jasny)',
    dark: 'Przełącz między trybem ciemnym a jasnym (teraz: ciemny)',
  },

  close: 'Zamknij',

  docsSidebar: 'Panel boczny dokumentacji',
  collapseSidebar: 'Zwiń panel boczny',
  expandSidebar: 'Rozwiń panel boczny',
  moreEntries: 'Jeszcze {count} z {total}',
  toggleCategory: 'Rozwiń lub zwiń kategorię „{label}”',

  breadcrumbs: 'Ścieżka nawigacji',
  homePage: 'Strona główna',
  versionBadge: 'Wersja: {label}',
  versionBanner: {
    unreleased: 'To jest dokumentacja {site} {version}, wersji, która jeszcze nie została wydana.',
    unmaintained: 'To jest dokumentacja {site} {version}, wersji, która nie jest już rozwijana.',
    latest: 'Najnowsza wersja tutaj to {link}.',
  },

  onThisPage: 'Na tej stronie',
  backToTop: 'Przewiń do góry',
  docsPages: 'Nawigacja po stronach dokumentacji',
  previous: 'Poprzednia',
  next: 'Następna',
  editThisPage: 'Edytuj tę stronę',
  reportMistake: 'Zgłoś błąd',
  printVersion: 'Drukuj tę wersję',
  contents: 'Spis treści',
  inOtherVersions: 'W innych wersjach',
  labelled: '{label}: {text}',
  listSeparator: ', ',
  copyPage: 'Kopiuj stronę',
  viewMarkdown: 'Pokaż jako Markdown',
  lastUpdated: {
    on: 'Ostatnia zmiana: {date}',
    by: 'Ostatnia zmiana: {author}',
    onBy: 'Ostatnia zmiana: {date}, {author}',
  },

  notFoundTitle: 'Nie znaleziono strony',
  notFoundText: 'Pod tym adresem nic nie ma.',
  notFoundHelp: 'Daj znać właścicielowi witryny, która tu odsyła, że jego odnośnik nie działa.',
  notFoundOffers: 'Dokąd można pójść',
  homeLink: 'Strona główna',
  docsOfVersion: 'Dokumentacja: {label}',

  nearestPages: 'Może chodziło o:',

  search: {
    label: 'Szukaj',
    placeholder: 'Nazwa, nagłówek lub słowa',
    close: 'Zamknij wyszukiwanie',
    versions: 'Przeszukiwana wersja',
    results: 'Wyniki wyszukiwania',
    recent: 'Ostatnie wyszukiwania',
    starts: 'Od czego zacząć',
    foundNothing: 'Nic nie znaleziono',
    found: {
      one: 'Znaleziono {count} stronę',
      few: 'Znaleziono {count} strony',
      many: 'Znaleziono {count} stron',
      other: 'Znaleziono {count} strony',
    },
    pages: {
      one: '{count} strona',
      few: '{count} strony',
      many: '{count} stron',
      other: '{count} strony',
    },
    nothing: 'Nic nie ma o „{query}”.',
    nothingInVersion: 'W wersji {version} nic nie ma o „{query}”.',
    otherVersions: 'Coś jest w innych wersjach:',
    advice: 'Spróbuj mniejszej liczby słów albo początku nazwy.',
    inVersion: {
      one: '{version}: {count} strona',
      few: '{version}: {count} strony',
      many: '{version}: {count} stron',
      other: '{version}: {count} strony',
    },
    more: {
      one: 'Pokaż więcej (została {count} strona)',
      few: 'Pokaż więcej (zostały {count} strony)',
      many: 'Pokaż więcej (zostało {count} stron)',
      other: 'Pokaż więcej (zostało {count} strony)',
    },
    waiting: 'Szukam…',
    failed: 'Nie udało się wczytać wyszukiwania.',
    keys: '↑ ↓ wybierz, Enter otwórz, Esc zamknij',
  },

  loading: 'Wczytywanie',
  loadFailed: 'Nie udało się wczytać tej strony.',
  retry: 'Ponów',
  preloadFailed:
    'Nie udało się wczytać z wyprzedzeniem strony {path}, więc wczytuje się w całości.',

  crashed: 'Ta strona uległa awarii.',
  crashedTitle: 'Błąd strony',
  tryAgain: 'Spróbuj ponownie',

  details: 'Szczegóły',
  copyCode: 'Kopiuj kod do schowka',
  copied: 'Skopiowano',
  copyFailed: 'Nie udało się skopiować',
  wrapCode: 'Włącz lub wyłącz zawijanie wierszy',

  article: {
    note: 'uwaga',
    tip: 'wskazówka',
    info: 'informacja',
    caution: 'ostrożnie',
    danger: 'niebezpieczeństwo',
    taskDone: 'Zrobione',
    taskOpen: 'Niezrobione',
    headingLink: 'Bezpośredni odnośnik do: {heading}',
    footnotes: 'Przypisy',
    footnoteBack: 'Wróć do odwołania {number}',
  },

  markdown: {
    figure: 'Rysunek',
    video: 'Film',
    audio: 'Nagranie',
    embed: 'Osadzona strona',
    version: 'Dokumentacja wersji {version}.',
    versionOf: 'Dokumentacja wersji {version}, dla {package}.',
    otherVersions:
      'Podane informacje mogą nie dotyczyć innych wersji, które mają własne listy: {links}.',
    eachPage: 'Każda strona jest dostępna jako Markdown pod swoim adresem z końcówką `.md`.',
    oneFile: 'Wszystkie strony w jednym pliku',
    pages: 'Strony',
    otherPages: 'Pozostałe strony',
    newest: 'najnowsza tutaj',
  },

  redirect: {
    title: 'Przeniesiono',
    text: 'Ta strona została przeniesiona: {link}.',
  },

  baseUrl: {
    title: 'Ta witryna nie wczytała się poprawnie.',
    cause: 'Prawdopodobnie ustawienie baseUrl jest błędne.',
    configured: 'Ustawione baseUrl: ',
    isDefault: ' (wartość domyślna)',
    suggested: 'Spróbuj zamiast tego: ',
  },
};
