import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import {tabs as parts} from '../ArticleMarkup.ts';
import {classNames} from '../shared/class-names.ts';

export interface TabItemProps {
  /** Value that is stored as the reader's choice, and that `defaultValue` refers to. */
  readonly value: string;
  /** Visible label. Default: `value`. */
  readonly label?: ReactNode;
  /** True for the tab that is selected initially. */
  readonly default?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A tab in the `values` of {@link Tabs}. */
export type TabValue = Pick<TabItemProps, 'value' | 'label' | 'default'>;

export interface TabsProps {
  /** Name of a group. All tabs in a group share a selection, which is stored. */
  readonly groupId?: string;
  /** Value of the initially selected tab. Default: the tab with `default`, otherwise the first tab. */
  readonly defaultValue?: string | null;
  /** Name of the URL parameter that selects a tab; `true` uses `groupId`. */
  readonly queryString?: boolean | string;
  /** Tabs, labels and order, as an alternative to props on the `TabItem` elements. */
  readonly values?: readonly TabValue[];
  readonly className?: string;
  /** `TabItem` elements with unique values. */
  readonly children: ReactNode;
}

/**
 * A tab in `Tabs`.
 *
 * @example
 * ```tsx
 * import {TabItem, Tabs} from 'legacydocs/theme';
 *
 * export const Systems = () => (
 *   <Tabs values={[{value: 'mac', label: 'macOS'}]}>
 *     <TabItem value="mac">Use Homebrew.</TabItem>
 *   </Tabs>
 * );
 * ```
 */
export function TabItem({children}: TabItemProps) {
  return children;
}

/**
 * Alternatives in tabs, with the same markup and behaviour as `::::tabs` in Markdown. Without scripts, all panels are shown, each below its label.
 *
 * @example
 * ```tsx
 * import {TabItem, Tabs} from 'legacydocs/theme';
 *
 * export const Install = () => (
 *   <Tabs groupId="os">
 *     <TabItem value="mac" label="macOS">
 *       Use Homebrew.
 *     </TabItem>
 *     <TabItem value="win" label="Windows" default>
 *       Use the installer.
 *     </TabItem>
 *   </Tabs>
 * );
 * ```
 */
export function Tabs({groupId, defaultValue, queryString, values, className, children}: TabsProps) {
  const id = `legacydocs-tabs-${useId().replaceAll(/\W/g, '')}`;
  const tabs = readTabs(children, values, defaultValue ?? undefined);
  const initial =
    tabs.find(({value}) => value === defaultValue) ?? tabs.find((tab) => tab.default) ?? tabs[0];
  if (queryString === true && groupId === undefined) {
    throw new Error('Tabs: queryString takes its name from groupId, which is not set.');
  }
  return (
    <div
      className={classNames(parts.box, className)}
      data-tabs=""
      data-group={groupId}
      data-query={queryString === true ? groupId : queryString || undefined}
    >
      <div className={parts.list} role="tablist" hidden>
        {tabs.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            className={parts.tab}
            role="tab"
            id={`${id}-tab-${index + 1}`}
            aria-controls={`${id}-panel-${index + 1}`}
            aria-selected={value === initial?.value}
            tabIndex={value === initial?.value ? 0 : -1}
            data-value={value}
            // An inline script may already have selected another tab.
            suppressHydrationWarning
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          className={parts.panel}
          role="tabpanel"
          id={`${id}-panel-${index + 1}`}
          aria-labelledby={`${id}-tab-${index + 1}`}
          data-value={tab.value}
          data-selected={tab === initial ? '' : undefined}
          suppressHydrationWarning
        >
          <p className={parts.label}>{tab.label ?? tab.value}</p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}

/** Returns the props of the tabs. @throws {Error} For the mistakes in row DEV-17. */
function readTabs(
  children: ReactNode,
  named: readonly TabValue[] | undefined,
  defaultValue: string | undefined,
): readonly TabItemProps[] {
  const items = Children.toArray(children).map((child) => {
    if (!isTabItem(child)) throw new Error('Tabs: every child must be a TabItem.');
    return child.props;
  });
  const tabs = named === undefined ? items : named.map((tab) => namedTab(tab, items));
  const unnamed = items.find(({value}) => !tabs.some((tab) => tab.value === value));
  if (unnamed !== undefined) {
    throw new Error(`Tabs: \`values\` does not name the TabItem "${unnamed.value}".`);
  }
  if (tabs.length === 0) throw new Error('Tabs: there is no TabItem inside.');
  const values = tabs.map(({value}) => value);
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) throw new Error(`Tabs: two tabs have the value "${repeated}".`);
  if (defaultValue !== undefined && !values.includes(defaultValue)) {
    throw new Error(
      `Tabs: no tab has the default value "${defaultValue}". There are: ${values.join(', ')}.`,
    );
  }
  return tabs;
}

/** Merges a tab in `values` with its item. */
function namedTab(tab: TabValue, items: readonly TabItemProps[]): TabItemProps {
  const item = items.find(({value}) => value === tab.value);
  if (item === undefined) {
    throw new Error(`Tabs: \`values\` names "${tab.value}", but no TabItem has that value.`);
  }
  return {...item, ...tab, label: tab.label ?? item.label, default: tab.default ?? item.default};
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement(child) && child.type === TabItem;
}
