// How the signatures on the pages are compared with those of the `Library` that the version's `context.ts` names.

/**
 * What the library exports under a name. Some functions are members of its default export only, and the classes
 * that 1.x declares as `AnimatedValue` and so on are exported as `Value`.
 */
type Published<Name> = Name extends keyof Library
  ? Library[Name]
  : Name extends keyof Library['default']
    ? Library['default'][Name]
    : Name extends `Animated${infer Exported}`
      ? Published<Exported>
      : {'the library exports nothing of this name': Name};

/** `true` where a page declares exactly what the library does; otherwise both, for the message. */
type Identical<Page, Name> =
  (<T>() => T extends Page ? 1 : 2) extends <T>() => T extends Published<Name> ? 1 : 2
    ? true
    : {page: Page; library: Published<Name>};

/**
 * The same for declarations with enums, which are never identical to others, but may stand for each other.
 * Functions may do so with fewer parameters too, hence the lists of these.
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

/** Stands for what the library exports under a name: it must fit where a page shows an excerpt of it. */
declare function published<Name extends string>(name: Name): Published<Name>;
