function r(e){return Number.parseFloat(String(e))}function t(e){if(typeof e!="number")return e.endsWith("deg")?"deg":"rad"}export{r as a,t as b};
