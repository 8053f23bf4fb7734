/**
 * Returns the navbar and the sidebars in the format that VitePress and Rspress share.
 *
 * @param {readonly import('./read-site.mjs').Version[]} versions
 */
export function navAndSidebar(versions) {
  return {
    nav: versions.map(({name, path}) => ({text: name, link: `${path}/`, activeMatch: `^${path}/`})),
    sidebar: Object.fromEntries(
      versions.map(({path, sidebar}) => [`${path}/`, sidebar.map(sidebarItem)]),
    ),
  };
}

/**
 * @param {import('./read-site.mjs').SidebarItem} item
 * @returns {object}
 */
function sidebarItem(item) {
  return 'items' in item
    ? {text: item.label, collapsed: true, items: item.items.map(sidebarItem)}
    : {text: item.label, link: item.path};
}
