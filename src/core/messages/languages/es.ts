import type {SomeMessages} from '../types.ts';

export const es: SomeMessages = {
  skipToContent: 'Saltar al contenido principal',
  skipRegion: 'Enlaces de salto',

  mainNavigation: 'Navegación principal',
  menuNavigation: 'Menú del sitio',
  openMenu: 'Mostrar u ocultar la barra de navegación',
  closeMenu: 'Cerrar la barra de navegación',
  backToMenu: '← Volver al menú principal',
  versions: 'Versiones',
  nextVersion: 'Próxima',
  versionName: 'Versión {label}',
  latestVersion: 'última',
  versionLacksPage: 'sin esta página',
  versionLacksPageTitle: '{version} no tiene esta página',
  offlineCopy: 'Copia sin conexión (ZIP)',

  colorMode: {
    light: 'Cambiar entre modo oscuro y claro (ahora: claro)',
    dark: 'Cambiar entre modo oscuro y claro (ahora: oscuro)',
  },

  close: 'Cerrar',

  docsSidebar: 'Barra lateral de la documentación',
  collapseSidebar: 'Contraer la barra lateral',
  expandSidebar: 'Expandir la barra lateral',
  moreEntries: '{count} más de {total}',
  toggleCategory: 'Abrir o cerrar la categoría «{label}»',

  breadcrumbs: 'Ruta de navegación',
  homePage: 'Página de inicio',
  versionBadge: 'Versión: {label}',
  versionBanner: {
    unreleased:
      'Esta es la documentación de {site} {version}, una versión que aún no se ha publicado.',
    unmaintained:
      'Esta es la documentación de {site} {version}, una versión que ya no se mantiene.',
    latest: 'La última versión aquí es {link}.',
    successors: 'En {version}: {pages}',
    noSuccessor: 'Ninguna página de {version} sustituye a esta: {reason}',
  },

  onThisPage: 'En esta página',
  backToTop: 'Volver al principio',
  docsPages: 'Páginas de la documentación',
  previous: 'Anterior',
  next: 'Siguiente',
  editThisPage: 'Editar esta página',
  reportMistake: 'Informar de un error',
  printVersion: 'Imprimir esta versión',
  contents: 'Contenido',
  inOtherVersions: 'En otras versiones',
  labelled: '{label}: {text}',
  listSeparator: ', ',
  copyPage: 'Copiar página',
  viewMarkdown: 'Ver como Markdown',
  openIn: 'Abrir en…',
  checkedAgainst: 'Comprobado con {release}',
  lastUpdated: {
    on: 'Última actualización: {date}',
    by: 'Última actualización de {author}',
    onBy: 'Última actualización: {date}, de {author}',
  },

  notFoundTitle: 'Página no encontrada',
  notFoundText: 'No hay nada en esta dirección.',
  notFoundHelp:
    'Avise al propietario del sitio que le ha traído aquí de que su enlace no funciona.',
  notFoundOffers: 'Adónde ir desde aquí',
  homeLink: 'Inicio',
  docsOfVersion: 'Documentación de {label}',

  nearestPages: 'Quizá busque:',

  compareWith: 'Comparar con {version}',
  compare: {
    title: 'Cambios de {older} a {newer}',
    close: 'Cerrar la comparación',
    previous: 'Cambio anterior',
    next: 'Cambio siguiente',
    added: 'Añadido',
    removed: 'Eliminado',
    changes: {one: '{count} cambio', many: '{count} de cambios', other: '{count} cambios'},
    waiting: 'Comparando…',
    failed: 'No se ha podido cargar la página de {version}.',
  },

  keys: {
    title: 'Atajos de teclado',
    search: 'Buscar',
    choose: 'Elegir un resultado',
    tabs: 'Cambiar de pestaña',
    close: 'Cerrar un cuadro de diálogo o un menú',
    help: 'Mostrar esta lista',
  },

  search: {
    label: 'Buscar',
    placeholder: 'Nombre, título o palabras',
    close: 'Cerrar la búsqueda',
    versions: 'Versión en la que buscar',
    results: 'Resultados de la búsqueda',
    recent: 'Búsquedas recientes',
    starts: 'Buenos puntos de partida',
    foundNothing: 'No se ha encontrado nada',
    found: {
      one: '{count} página encontrada',
      many: '{count} de páginas encontradas',
      other: '{count} páginas encontradas',
    },
    pages: {one: '{count} página', many: '{count} de páginas', other: '{count} páginas'},
    nothing: 'No hay nada sobre «{query}».',
    successor: 'En {version}: {title}',
    nothingInVersion: 'No hay nada sobre «{query}» en {version}.',
    otherVersions: 'Otras versiones tienen algo:',
    advice: 'Pruebe con menos palabras o con el principio de un nombre.',
    inVersion: {
      one: '{version}: {count} página',
      many: '{version}: {count} de páginas',
      other: '{version}: {count} páginas',
    },
    more: {
      one: 'Mostrar más (queda {count} página)',
      many: 'Mostrar más (quedan {count} de páginas)',
      other: 'Mostrar más (quedan {count} páginas)',
    },
    waiting: 'Buscando…',
    failed: 'No se ha podido cargar la búsqueda.',
    keys: '↑ ↓ elegir, Intro abrir, Esc cerrar',
  },

  loading: 'Cargando',
  loadFailed: 'No se ha podido cargar esta página.',
  retry: 'Reintentar',
  preloadFailed: 'La página {path} no se ha podido cargar por adelantado y se carga entera.',

  crashed: 'Esta página ha fallado.',
  crashedTitle: 'Error de la página',
  tryAgain: 'Volver a intentarlo',

  details: 'Detalles',
  copyCode: 'Copiar el código al portapapeles',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar',
  linkCopied: 'Enlace copiado',
  wrapCode: 'Activar o desactivar el ajuste de línea',

  article: {
    note: 'nota',
    tip: 'consejo',
    info: 'información',
    caution: 'precaución',
    danger: 'peligro',
    taskDone: 'Completado',
    taskOpen: 'Sin completar',
    headingLink: 'Enlace directo a {heading}',
    footnotes: 'Notas al pie',
    footnoteBack: 'Volver a la referencia {number}',
  },

  markdown: {
    figure: 'Figura',
    video: 'Vídeo',
    audio: 'Grabación',
    embed: 'Página incrustada',
    version: 'Documentación de la versión {version}.',
    versionOf: 'Documentación de la versión {version}, para {package}.',
    otherVersions:
      'Lo que dice puede no valer para otras versiones, que tienen sus propias listas: {links}.',
    eachPage: 'Cada página está en Markdown en su propia dirección terminada en `.md`.',
    oneFile: 'Todas las páginas en un archivo',
    pages: 'Páginas',
    otherPages: 'Otras páginas',
    newest: 'la más reciente aquí',
  },

  redirect: {
    title: 'Página trasladada',
    text: 'Esta página se ha trasladado a {link}.',
  },

  baseUrl: {
    title: 'Este sitio no se ha cargado correctamente.',
    cause: 'Probablemente el ajuste baseUrl es incorrecto.',
    configured: 'baseUrl configurada: ',
    isDefault: ' (la predeterminada)',
    suggested: 'Pruebe en su lugar: ',
  },
};
