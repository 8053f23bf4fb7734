/** Which Markdown files of docs and blogs are pages; the others are parts of pages. */
export const pagePatterns = {
  include: ['**/*.{md,mdx}'],
  exclude: ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'],
};
