import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {TabItem, Tabs} from './Tabs.tsx';

const selected = (html: string): string[] =>
  [...html.matchAll(/aria-selected="true"[^>]* data-value="([^"]*)"/g)].map(
    ([, value]) => value ?? '',
  );

describe('Tabs', () => {
  it('MD-21 have the markup of tabs in Markdown: every panel is visible, below its label', () => {
    expect(
      render(
        <Tabs groupId="os" queryString>
          <TabItem value="mac" label="macOS">
            One
          </TabItem>
          <TabItem value="win">Two</TabItem>
        </Tabs>,
      ),
    ).toMatchInlineSnapshot(
      `"<div class="tabs" data-tabs="" data-group="os" data-query="os"><div class="tabs-list" role="tablist" hidden=""><button type="button" class="tabs-tab" role="tab" id="legacydocs-tabs-_R_0_-tab-1" aria-controls="legacydocs-tabs-_R_0_-panel-1" aria-selected="true" tabindex="0" data-value="mac">macOS</button><button type="button" class="tabs-tab" role="tab" id="legacydocs-tabs-_R_0_-tab-2" aria-controls="legacydocs-tabs-_R_0_-panel-2" aria-selected="false" tabindex="-1" data-value="win">win</button></div><div class="tabs-panel" role="tabpanel" id="legacydocs-tabs-_R_0_-panel-1" aria-labelledby="legacydocs-tabs-_R_0_-tab-1" data-value="mac" data-selected=""><p class="tabs-label">macOS</p>One</div><div class="tabs-panel" role="tabpanel" id="legacydocs-tabs-_R_0_-panel-2" aria-labelledby="legacydocs-tabs-_R_0_-tab-2" data-value="win"><p class="tabs-label">win</p>Two</div></div>"`,
    );
  });

  it('MD-21 begin with the default value, else the item marked as default, else the first', () => {
    const items = [<TabItem key="a" value="a" />, <TabItem key="b" value="b" default />];
    expect(selected(render(<Tabs defaultValue="a">{items}</Tabs>))).toEqual(['a']);
    expect(selected(render(<Tabs>{items}</Tabs>))).toEqual(['b']);
    expect(selected(render(<Tabs>{items.slice(0, 1)}</Tabs>))).toEqual(['a']);
  });

  it('MD-21 take labels and order from `values`, as in old pages', () => {
    const html = render(
      <Tabs
        defaultValue="a"
        values={[
          {label: 'Bee', value: 'b'},
          {label: 'Ay', value: 'a'},
        ]}
      >
        <TabItem value="a">One</TabItem>
        <TabItem value="b">Two</TabItem>
      </Tabs>,
    );
    expect(
      [...html.matchAll(/<p class="tabs-label">(.*?)<\/p>(\w+)/g)].map((m) => m.slice(1)),
    ).toEqual([
      ['Bee', 'Two'],
      ['Ay', 'One'],
    ]);
    expect(selected(html)).toEqual(['a']);
  });

  it('DEV-17 report errors', () => {
    const failure = (element: ReactNode): string => {
      try {
        return render(element);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
    const item = <TabItem value="a" />;
    expect([
      failure(<Tabs>text</Tabs>),
      failure(<Tabs>{[]}</Tabs>),
      failure(<Tabs>{[item, item]}</Tabs>),
      failure(<Tabs defaultValue="b">{item}</Tabs>),
      failure(<Tabs queryString>{item}</Tabs>),
      failure(<Tabs values={[{value: 'a'}, {value: 'b'}]}>{item}</Tabs>),
      failure(<Tabs values={[]}>{item}</Tabs>),
    ]).toMatchInlineSnapshot(`
      [
        "Tabs: every child must be a TabItem.",
        "Tabs: there is no TabItem inside.",
        "Tabs: two tabs have the value "a".",
        "Tabs: no tab has the default value "b". There are: a.",
        "Tabs: queryString takes its name from groupId, which is not set.",
        "Tabs: \`values\` names "b", but no TabItem has that value.",
        "Tabs: \`values\` does not name the TabItem "a".",
      ]
    `);
  });
});
