import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import {tabs as parts} from '../ArticleMarkup.ts';
import {classNames} from '../shared/class-names.ts';

export interface TabItemProps {
  /** What is remembered, and what `default` names. */
  readonly value: string;
  /** What readers see; `value` when not given. */
  readonly label?: ReactNode;
  /** Chosen at first. */
  readonly default?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A tab that {@link Tabs} name themselves. */
export type TabValue = Pick<TabItemProps, 'value' | 'label' | 'default'>;

export interface TabsProps {
  /** Choices are shared by all tabs of a group, and remembered. */
  readonly groupId?: string;
  /** Value of the tab chosen at first; else the one marked `default`, else the first. */
  readonly defaultValue?: string | null;
  /** Name of the URL parameter that chooses a tab; `true` takes the group's. */
  readonly queryString?: boolean | string;
  /** The tabs, their labels and their order, instead of what the `TabItem` elements say of themselves. */
  readonly values?: readonly TabValue[];
  readonly className?: string;
  /** `TabItem` elements with values of their own. */
  readonly children: ReactNode;
}

/**
 * One tab of `Tabs`. Rendered by them, never alone.
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
 * Alternatives to choose from, in the same markup as `::::tabs` in Markdown, so that the same listeners serve
 * them. Without scripts every panel stands below its label.
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
            // The reader's choice may stand here before React does.
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

/** The props of the tabs. @throws {Error} For each mistake of row DEV-17. */
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

/** What a tab is called by `values`, with what its item holds. */
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
