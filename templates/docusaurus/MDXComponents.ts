/** Components that all MDX pages may use: none but those that a site adds. */
export default {};
