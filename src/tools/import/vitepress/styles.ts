/** Styles of badges and home pages, in the colors of the theme. */
export const styles = {
  path: 'src/vitepress.css',
  text: `/* Styles of pages imported from VitePress: badges, home pages. */
.badge {
  padding: 0.1em 0.5em;
  border: 1px solid var(--color-line);
  border-radius: 1em;
  font-size: 0.75em;
  font-weight: 600;
  vertical-align: middle;
  white-space: nowrap;
}

.DocPage:has(.vp-home) .DocPage-content {
  max-width: 70rem;
  margin-inline: auto;
}

.DocPage:has(.vp-home) .DocsHeader {
  display: none;
}

.vp-home > h1,
.vp-tagline {
  text-align: center;
}

.vp-home > img {
  display: block;
  max-height: 20rem;
  margin-inline: auto;
}

.vp-tagline {
  color: var(--color-muted);
  font-size: 1.25rem;
}

.vp-home ul {
  padding: 0;
  list-style: none;
}

.vp-home ul > li {
  margin: 0;
}

.vp-features p:last-child {
  margin-bottom: 0;
}

.vp-actions {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
}

.vp-actions .button {
  display: inline-block;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--color-accent);
  border-radius: 2rem;
  font-weight: 600;
  text-decoration: none;
}

.vp-actions .button--primary {
  background: var(--color-accent);
  color: var(--color-on-accent);
}

.vp-features {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 1rem;
}

.vp-features li {
  padding: 1rem 1.25rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
}

.vp-features h2 {
  margin: 0;
  font-size: 1.1rem;
}
`,
} as const;
