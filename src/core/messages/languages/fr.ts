import type {SomeMessages} from '../types.ts';

export const fr: SomeMessages = {
  skipToContent: 'Aller au contenu principal',
  skipRegion: 'Liens d’évitement',

  mainNavigation: 'Navigation principale',
  menuNavigation: 'Menu du site',
  openMenu: 'Afficher ou masquer la barre de navigation',
  closeMenu: 'Fermer la barre de navigation',
  backToMenu: '← Retour au menu principal',
  versions: 'Versions',
  nextVersion: 'Prochaine',
  versionName: 'Version {label}',
  latestVersion: 'dernière',
  versionLacksPage: 'sans cette page',
  versionLacksPageTitle: '{version} ne contient pas cette page',
  offlineCopy: 'Copie hors ligne (ZIP)',

  colorMode: {
    light: 'Basculer entre le mode sombre et le mode clair (actuellement clair)',
    dark: 'Basculer entre le mode sombre et le mode clair (actuellement sombre)',
  },

  close: 'Fermer',

  docsSidebar: 'Barre latérale de la documentation',
  collapseSidebar: 'Réduire la barre latérale',
  expandSidebar: 'Déplier la barre latérale',
  moreEntries: 'Encore {count} sur {total}',
  toggleCategory: 'Déplier ou replier la catégorie «\u00a0{label}\u00a0»',

  breadcrumbs: 'Fil d’Ariane',
  homePage: 'Page d’accueil',
  versionBadge: 'Version\u00a0: {label}',
  versionBanner: {
    unreleased:
      'Ceci est la documentation de {site} {version}, une version qui n’est pas encore publiée.',
    unmaintained:
      'Ceci est la documentation de {site} {version}, une version qui n’est plus maintenue.',
    latest: 'La dernière version ici est {link}.',
    successors: 'Dans {version}\u00a0: {pages}',
    noSuccessor: 'Aucune page de {version} ne remplace celle-ci\u00a0: {reason}',
  },

  onThisPage: 'Sur cette page',
  backToTop: 'Retour en haut de la page',
  docsPages: 'Pages de la documentation',
  previous: 'Précédent',
  next: 'Suivant',
  editThisPage: 'Modifier cette page',
  reportMistake: 'Signaler une erreur',
  printVersion: 'Imprimer cette version',
  contents: 'Sommaire',
  inOtherVersions: 'Dans d’autres versions',
  labelled: '{label}\u00a0: {text}',
  listSeparator: ', ',
  copyPage: 'Copier la page',
  viewMarkdown: 'Voir en Markdown',
  openIn: 'Ouvrir dans…',
  checkedAgainst: 'Vérifié avec {release}',
  lastUpdated: {
    on: 'Dernière mise à jour\u00a0: {date}',
    by: 'Dernière mise à jour par {author}',
    onBy: 'Dernière mise à jour\u00a0: {date}, par {author}',
  },

  notFoundTitle: 'Page introuvable',
  notFoundText: 'Il n’y a rien à cette adresse.',
  notFoundHelp:
    'Merci de signaler au propriétaire du site qui vous a conduit ici que son lien ne fonctionne pas.',
  notFoundOffers: 'Où aller',
  homeLink: 'Accueil',
  docsOfVersion: 'Documentation de {label}',

  nearestPages: 'Vous cherchez peut-être\u00a0:',

  compareWith: 'Comparer avec {version}',
  compare: {
    title: 'Modifications entre {older} et {newer}',
    close: 'Fermer la comparaison',
    previous: 'Modification précédente',
    next: 'Modification suivante',
    added: 'Ajouté',
    removed: 'Supprimé',
    changes: {
      one: '{count} modification',
      many: '{count} de modifications',
      other: '{count} modifications',
    },
    waiting: 'Comparaison en cours…',
    failed: 'La page de {version} n’a pas pu être chargée.',
  },

  keys: {
    title: 'Raccourcis clavier',
    search: 'Rechercher',
    choose: 'Choisir un résultat',
    tabs: 'Changer d’onglet',
    close: 'Fermer une fenêtre ou un menu',
    help: 'Afficher cette liste',
  },

  search: {
    label: 'Rechercher',
    placeholder: 'Nom, titre ou mots',
    close: 'Fermer la recherche',
    versions: 'Version où chercher',
    results: 'Résultats de la recherche',
    recent: 'Recherches récentes',
    starts: 'Par où commencer',
    foundNothing: 'Aucun résultat',
    found: {
      one: '{count} page trouvée',
      many: '{count} de pages trouvées',
      other: '{count} pages trouvées',
    },
    pages: {one: '{count} page', many: '{count} de pages', other: '{count} pages'},
    nothing: 'Il n’y a rien sur «\u00a0{query}\u00a0».',
    successor: 'Dans {version}\u00a0: {title}',
    nothingInVersion: 'Il n’y a rien sur «\u00a0{query}\u00a0» dans {version}.',
    otherVersions: 'D’autres versions ont quelque chose\u00a0:',
    advice: 'Essayez moins de mots, ou le début d’un nom.',
    inVersion: {
      one: '{version}\u00a0: {count} page',
      many: '{version}\u00a0: {count} de pages',
      other: '{version}\u00a0: {count} pages',
    },
    more: {
      one: 'En afficher plus (encore {count} page)',
      many: 'En afficher plus (encore {count} de pages)',
      other: 'En afficher plus (encore {count} pages)',
    },
    waiting: 'Recherche en cours…',
    failed: 'La recherche n’a pas pu être chargée.',
    keys: '↑ ↓ choisir, Entrée ouvrir, Échap fermer',
  },

  loading: 'Chargement',
  loadFailed: 'Cette page n’a pas pu être chargée.',
  retry: 'Réessayer',
  preloadFailed:
    'La page {path} n’a pas pu être chargée à l’avance\u00a0: elle est chargée entièrement.',

  crashed: 'Cette page a planté.',
  crashedTitle: 'Erreur de page',
  tryAgain: 'Réessayer',

  details: 'Détails',
  copyCode: 'Copier le code dans le presse-papiers',
  copied: 'Copié',
  copyFailed: 'Échec de la copie',
  linkCopied: 'Lien copié',
  wrapCode: 'Activer ou désactiver le retour à la ligne',

  article: {
    note: 'remarque',
    tip: 'astuce',
    info: 'info',
    caution: 'attention',
    danger: 'danger',
    taskDone: 'Fait',
    taskOpen: 'À faire',
    headingLink: 'Lien direct vers {heading}',
    footnotes: 'Notes de bas de page',
    footnoteBack: 'Retour à l’appel de note {number}',
  },

  markdown: {
    figure: 'Figure',
    video: 'Vidéo',
    audio: 'Enregistrement',
    embed: 'Page intégrée',
    version: 'Documentation de la version {version}.',
    versionOf: 'Documentation de la version {version}, pour {package}.',
    otherVersions:
      'Ce qui y est dit peut ne pas valoir pour les autres versions, qui ont leurs propres listes\u00a0: {links}.',
    eachPage: 'Chaque page existe en Markdown à sa propre adresse, suivie de `.md`.',
    oneFile: 'Toutes les pages en un fichier',
    pages: 'Pages',
    otherPages: 'Autres pages',
    newest: 'la plus récente ici',
  },

  redirect: {
    title: 'Page déplacée',
    text: 'Cette page a été déplacée\u00a0: {link}.',
  },

  baseUrl: {
    title: 'Ce site ne s’est pas chargé correctement.',
    cause: 'Le réglage baseUrl est probablement faux.',
    configured: 'baseUrl configurée\u00a0: ',
    isDefault: ' (la valeur par défaut)',
    suggested: 'Essayez plutôt\u00a0: ',
  },
};
