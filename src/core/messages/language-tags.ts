/** Returns true for a BCP 47 tag of a known language. */
export function isTag(text: string): boolean {
  try {
    // Longer subtags are well-formed but do not name a language: `French`.
    const {language} = new Intl.Locale(text);
    return language.length <= 3 && language !== 'und';
  } catch {
    return false;
  }
}

/** ISO 15924 codes of right-to-left scripts that are in use today. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** Returns the writing direction of the language's script. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}
