import {messages} from '../messages.ts';
import {useColorMode} from '../shared/color-mode.ts';
import {useSite} from '../shared/context.ts';
import {Icon} from '../shared/Icon.tsx';

/** A button that switches between light and dark mode, unless the site hides it (row THEME-01). */
export function ColorModeToggle() {
  const {mode, toggle} = useColorMode();
  if (useSite().colorMode.disableSwitch) return null;
  const label = messages.colorMode[mode];
  return (
    <button
      type="button"
      className="ColorModeToggle"
      title={label}
      aria-label={label}
      aria-live="polite"
      onClick={toggle}
    >
      <Icon size={20}>
        <path
          className="ColorModeToggle-sun"
          d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0-6v3m0 16v3M1 12h3m16 0h3M4.2 4.2l2.1 2.1m11.4 11.4 2.1 2.1m0-15.6-2.1 2.1M6.3 17.7l-2.1 2.1"
        />
        <path
          className="ColorModeToggle-moon"
          d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"
        />
      </Icon>
    </button>
  );
}
