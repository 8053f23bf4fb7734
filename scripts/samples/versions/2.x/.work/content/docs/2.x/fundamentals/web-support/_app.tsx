import 'raf/polyfill';
export {};
