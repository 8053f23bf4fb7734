import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {launchChromium} from './support/chromium.ts';
import {serveFolder} from './support/serve-folder.ts';
it('shots', async () => {
  const base = '/reanimated-legacy/';
  const served = await serveFolder('/tmp/sitecopy/build', base);
  const browser = await launchChromium();
  const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
  const routes: string[] = JSON.parse(readFileSync('/tmp/sitecopy/build/_data/routes.json', 'utf8'));
  for (const [name, size] of [['wide', {width: 1280, height: 800}], ['phone', {width: 390, height: 844}]] as const) {
    const page = await browser.newPage({viewport: size});
    page.on('console', (m) => console.log(name, page.url(), m.type(), m.text()));
    page.on('pageerror', (e) => console.log(name, page.url(), 'ERR', e.message));
    for (const [label, path] of [['doc', 'docs/api/animations/withSpring'], ['home', ''], ['node', 'docs/1.x/nodes/abs'], ['guide', 'docs/2.x/fundamentals/worklets'], ['404', '404.html']] as const) {
      await page.goto(served.url + path);
      await page.waitForTimeout(500);
      await page.screenshot({path: `/tmp/shots/real-${name}-${label}.png`});
      for (const mode of ['light', 'dark']) {
        await page.evaluate((m) => document.documentElement.setAttribute('data-theme', m), mode);
        if (mode === 'dark') await page.screenshot({path: `/tmp/shots/real-${name}-${label}-dark.png`});
        await page.addScriptTag({content: axe});
        const r: any = await page.evaluate(() => (window as any).axe.run());
        for (const v of r.violations) console.log(name, label, mode, v.id, v.nodes.length, v.nodes[0].html.slice(0, 200), v.nodes[0].failureSummary.slice(0, 300));
      }
    }
    if (name === 'wide') for (const r of routes) { await page.goto(served.url + r.slice(1)); await page.waitForTimeout(60); const o = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth); if (o) console.log('overflow', r, o); }
    else for (const r of routes) { await page.goto(served.url + r.slice(1), {waitUntil: 'commit'}); await page.locator('footer').waitFor(); const o = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth); if (o) console.log('overflow phone', r, o); }
  }
  await browser.close();
  await served.close();
}, 300000);
