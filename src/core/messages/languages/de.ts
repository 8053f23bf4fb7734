import type {SomeMessages} from '../types.ts';

export const de: SomeMessages = {
  skipToContent: 'Zum Hauptinhalt springen',
  skipRegion: 'Sprunglinks',

  mainNavigation: 'Hauptnavigation',
  menuNavigation: 'Menü der Website',
  openMenu: 'Navigationsleiste ein- oder ausblenden',
  closeMenu: 'Navigationsleiste schließen',
  backToMenu: '← Zurück zum Hauptmenü',
  versions: 'Versionen',
  nextVersion: 'Nächste',
  versionName: 'Version {label}',
  latestVersion: 'neueste',
  versionLacksPage: 'ohne diese Seite',
  versionLacksPageTitle: '{version} enthält diese Seite nicht',
  offlineCopy: 'Offline-Kopie (ZIP)',

  colorMode: {
    light: 'Zwischen dunkler und heller Ansicht wechseln (derzeit hell)',
    dark: 'Zwischen dunkler und heller Ansicht wechseln (derzeit dunkel)',
  },

  close: 'Schließen',

  docsSidebar: 'Seitenleiste der Dokumentation',
  collapseSidebar: 'Seitenleiste einklappen',
  expandSidebar: 'Seitenleiste ausklappen',
  moreEntries: '{count} weitere von {total}',
  toggleCategory: 'Kategorie „{label}“ auf- oder zuklappen',

  breadcrumbs: 'Brotkrümelnavigation',
  homePage: 'Startseite',
  versionBadge: 'Version: {label}',
  versionBanner: {
    unreleased:
      'Dies ist die Dokumentation von {site} {version}, einer noch nicht veröffentlichten Version.',
    unmaintained:
      'Dies ist die Dokumentation von {site} {version}, einer Version, die nicht mehr gepflegt wird.',
    latest: 'Die neueste Version hier ist {link}.',
    successors: 'In {version}: {pages}',
    noSuccessor: 'Keine Seite von {version} ersetzt diese: {reason}',
  },

  onThisPage: 'Auf dieser Seite',
  backToTop: 'Zum Seitenanfang',
  docsPages: 'Weitere Seiten der Dokumentation',
  previous: 'Zurück',
  next: 'Weiter',
  editThisPage: 'Diese Seite bearbeiten',
  reportMistake: 'Einen Fehler melden',
  printVersion: 'Diese Version drucken',
  contents: 'Inhalt',
  inOtherVersions: 'In anderen Versionen',
  labelled: '{label}: {text}',
  listSeparator: ', ',
  copyPage: 'Seite kopieren',
  viewMarkdown: 'Als Markdown ansehen',
  openIn: 'Öffnen in …',
  checkedAgainst: 'Geprüft mit {release}',
  lastUpdated: {
    on: 'Zuletzt geändert am {date}',
    by: 'Zuletzt geändert von {author}',
    onBy: 'Zuletzt geändert am {date} von {author}',
  },

  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts.',
  notFoundHelp:
    'Bitte teilen Sie dem Betreiber der Website, die hierher verweist, mit, dass der Link nicht funktioniert.',
  notFoundOffers: 'Wohin es weitergeht',
  homeLink: 'Startseite',
  docsOfVersion: 'Dokumentation von {label}',

  nearestPages: 'Vielleicht suchen Sie:',

  compareWith: 'Mit {version} vergleichen',
  compare: {
    title: 'Änderungen von {older} zu {newer}',
    close: 'Vergleich schließen',
    previous: 'Vorherige Änderung',
    next: 'Nächste Änderung',
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    changes: {one: '{count} Änderung', other: '{count} Änderungen'},
    waiting: 'Vergleich läuft …',
    failed: 'Die Seite von {version} konnte nicht geladen werden.',
  },

  keys: {
    title: 'Tastenkürzel',
    search: 'Suchen',
    choose: 'Suchergebnis wählen',
    tabs: 'Zwischen Tabs wechseln',
    close: 'Dialog oder Menü schließen',
    help: 'Diese Liste anzeigen',
  },

  search: {
    label: 'Suche',
    placeholder: 'Name, Überschrift oder Wörter',
    close: 'Suche schließen',
    versions: 'Durchsuchte Version',
    results: 'Suchergebnisse',
    recent: 'Letzte Suchen',
    starts: 'Gute Einstiege',
    foundNothing: 'Nichts gefunden',
    found: {one: '{count} Seite gefunden', other: '{count} Seiten gefunden'},
    pages: {one: '{count} Seite', other: '{count} Seiten'},
    nothing: 'Zu „{query}“ gibt es nichts.',
    successor: 'In {version}: {title}',
    nothingInVersion: 'Zu „{query}“ gibt es nichts in {version}.',
    otherVersions: 'Andere Versionen haben etwas:',
    advice: 'Versuchen Sie weniger Wörter oder den Anfang eines Namens.',
    inVersion: {one: '{version}: {count} Seite', other: '{version}: {count} Seiten'},
    more: {
      one: 'Mehr anzeigen (noch {count} Seite)',
      other: 'Mehr anzeigen (noch {count} Seiten)',
    },
    waiting: 'Suche läuft …',
    failed: 'Die Suche konnte nicht geladen werden.',
    keys: '↑ ↓ wählen, Enter öffnen, Esc schließen',
  },

  loading: 'Wird geladen',
  loadFailed: 'Diese Seite konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  preloadFailed:
    'Die Seite {path} konnte nicht vorab geladen werden und wird deshalb ganz geladen.',

  crashed: 'Diese Seite ist abgestürzt.',
  crashedTitle: 'Fehler auf der Seite',
  tryAgain: 'Erneut versuchen',

  details: 'Details',
  copyCode: 'Code in die Zwischenablage kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren fehlgeschlagen',
  linkCopied: 'Link kopiert',
  wrapCode: 'Zeilenumbruch ein- oder ausschalten',

  article: {
    note: 'Hinweis',
    tip: 'Tipp',
    info: 'Info',
    caution: 'Vorsicht',
    danger: 'Gefahr',
    taskDone: 'Erledigt',
    taskOpen: 'Nicht erledigt',
    headingLink: 'Direkter Link zu {heading}',
    footnotes: 'Fußnoten',
    footnoteBack: 'Zurück zur Stelle {number}',
  },

  markdown: {
    figure: 'Abbildung',
    video: 'Video',
    audio: 'Tonaufnahme',
    embed: 'Eingebettete Seite',
    version: 'Dokumentation der Version {version}.',
    versionOf: 'Dokumentation der Version {version}, für {package}.',
    otherVersions:
      'Was hier steht, gilt vielleicht nicht für andere Versionen, die eigene Listen haben: {links}.',
    eachPage: 'Jede Seite gibt es als Markdown unter ihrer eigenen Adresse mit `.md` am Ende.',
    oneFile: 'Alle Seiten in einer Datei',
    pages: 'Seiten',
    otherPages: 'Weitere Seiten',
    newest: 'hier die neueste',
  },

  redirect: {
    title: 'Umgezogen',
    text: 'Diese Seite ist umgezogen: {link}.',
  },

  baseUrl: {
    title: 'Diese Website wurde nicht richtig geladen.',
    cause: 'Wahrscheinlich ist die Einstellung baseUrl falsch.',
    configured: 'Eingestellte baseUrl: ',
    isDefault: ' (der Standard)',
    suggested: 'Versuchen Sie stattdessen: ',
  },
};
