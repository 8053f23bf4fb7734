/** The element that Markdown compiles to. */
export default 'a';
