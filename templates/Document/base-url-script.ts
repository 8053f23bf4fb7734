import {messages} from '../messages.ts';
import {assetsMissingFlag, baseUrlBannerId} from '../shared/ids.ts';

const text = (message: keyof typeof messages.baseUrl): string =>
  JSON.stringify(messages.baseUrl[message]).replaceAll('<', '\\u003c');

/**
 * Fills the empty banner of the home page if neither styles nor runtime load, because the base path is wrong then (rows
 * BASE-01 to BASE-05). ES5, styled through CSSOM and the same text on every site, so that it works under a strict
 * Content-Security-Policy and in any browser.
 */
export const baseUrlScript = `(function () {
  window.${assetsMissingFlag} = true;
  function put(parent, name, text, style) {
    var element = document.createElement(name);
    if (text) element.appendChild(document.createTextNode(text));
    for (var property in style) element.style[property] = style[property];
    parent.appendChild(element);
    return element;
  }
  document.addEventListener('DOMContentLoaded', function () {
    var box = document.getElementById('${baseUrlBannerId}');
    if (!window.${assetsMissingFlag} || !box) return;
    var configured = box.getAttribute('data-base-url'), path = location.pathname;
    var banner = put(box, 'div', '', {
      border: 'thick solid red', background: 'rgb(255, 230, 179)', color: '#000',
      margin: '20px', padding: '20px', fontSize: '20px'
    });
    put(banner, 'p', ${text('title')}, {fontWeight: 'bold', fontSize: '30px'});
    put(banner, 'p', ${text('cause')});
    var first = put(banner, 'p', ${text('configured')});
    put(first, 'span', configured, {color: '#b00000'});
    if (configured === '/') put(first, 'span', ${text('isDefault')});
    var second = put(banner, 'p', ${text('suggested')});
    put(second, 'span', path.charAt(path.length - 1) === '/' ? path : path + '/', {color: '#00600f'});
  });
})();`;
