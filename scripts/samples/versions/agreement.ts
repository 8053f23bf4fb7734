// Comparison of the signatures on the pages with those of the `Library` type in the version's `context.ts`.

/**
 * Export of the library with this name. Some functions are members only of its default export, and the classes that
 * 1.x declares with a prefix, such as `AnimatedValue`, are exported without it, as `Value`.
 */
type Published<Name> = Name extends keyof Library
  ? Library[Name]
  : Name extends keyof Library['default']
    ? Library['default'][Name]
    : Name extends `Animated${infer Exported}`
      ? Published<Exported>
      : {'the library exports nothing of this name': Name};

/** `true` if the page and the library have identical declarations; otherwise both declarations, for the message. */
type Identical<Page, Name> =
  (<T>() => T extends Page ? 1 : 2) extends <T>() => T extends Published<Name> ? 1 : 2
    ? true
    : {page: Page; library: Published<Name>};

/**
 * Comparison of declarations with enums, which are never identical but can be assignable to each other. The lists of
 * arguments are compared, too, because functions with fewer parameters are also assignable.
 */
type Equivalent<Page, Name> = [
  Page,
  Arguments<Page>,
  Published<Name>,
  Arguments<Published<Name>>,
] extends [Published<Name>, Arguments<Published<Name>>, Page, Arguments<Page>]
  ? true
  : {page: Page; library: Published<Name>};

type Arguments<Declared> = Declared extends (...args: infer All) => unknown ? All : never;

/** Returns the export of the library, which must be assignable to the excerpt that a page shows of it. */
declare function published<Name extends string>(name: Name): Published<Name>;
