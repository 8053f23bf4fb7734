/** The element that Markdown compiles to. */
export default 'pre';
