import{b as A,c as I,e as M,f as G,g,i as N,k as D,x as P,y as $}from"./chunk.79a239b5.js";import{a as V,b as k,c as n,d as a,f as H,h as T,j as F,l as d,n as L}from"./chunk.a0c2a7b7.js";function w(s){let e=/^#?([\da-f]{3}|[\da-f]{6})$/i.exec(s.trim())?.[1];if(e===void 0)return;let l=e.length===3?e.replaceAll(/./g,"$&$&"):e,r=o=>Number.parseInt(l.slice(o,o+2),16);return[r(0),r(2),r(4)]}function p(s){return`#${s.map(e=>e.toString(16).padStart(2,"0")).join("")}`}function y(s){return`rgb(${s.join(", ")})`}function C(s,e,l,r){return r.space==="RGB"?Q(s,e,l,r.gamma):Y(s,e,l,r.corrected)}function Q(s,e,l,r){let o=(t,c)=>Math.round(v((t/255)**r,(c/255)**r,l)**(1/r)*255);return[o(s[0],e[0]),o(s[1],e[1]),o(s[2],e[2])]}function Y(s,e,l,r){let[o,t,c]=O(s),[i,h,x]=O(e),f=i-o,b=r&&Math.abs(f)>.5?i-Math.sign(f):i;return Z((v(o,b,l)+1)%1,v(t,h,l),v(c,x,l))}function O([s,e,l]){let r=Math.max(s,e,l),o=r-Math.min(s,e,l),t=r===0?0:o/r,c=r/255;return o===0?[0,t,c]:r===s?[((e-l)/o/6+1)%1,t,c]:[(r===e?2+(l-s)/o:4+(s-e)/o)/6,t,c]}function Z(s,e,l){let r=o=>{let t=(o+s*6)%6;return Math.round(255*(l-l*e*Math.max(0,Math.min(t,4-t,1))))};return[r(5),r(3),r(1)]}function v(s,e,l){return s+(e-s)*l}function _({label:s,value:e,onChange:l}){let r=T(),[o,t]=d(),c=i=>{let h=w(i);h!==void 0&&l(h)};return a("div",{className:"ColorField",children:[n("label",{htmlFor:r,children:s}),n("input",{type:"text",id:r,spellCheck:!1,autoComplete:"off",value:o??p(e),"aria-invalid":o!==void 0&&w(o)===void 0,onChange:({target:i})=>{t(i.value),c(i.value)},onBlur:()=>t(void 0)}),n("input",{type:"color","aria-label":`${s}, picker`,value:p(e),onChange:({target:i})=>c(i.value)})]})}var B=11,m=20;function z({from:s,to:e,how:l}){let r=Array.from({length:B},(o,t)=>y(C(s,e,t/(B-1),l)));return n("svg",{className:"ColorStrip",viewBox:`0 0 ${B*m} ${m}`,preserveAspectRatio:"none",role:"img","aria-label":`From ${r[0]} through ${r[5]} to ${r[10]}`,children:r.map((o,t)=>n("rect",{fill:o,x:t*m,width:m,height:m},t))})}var W={progress:0,target:0};function q(s){let[{progress:e,target:l},r]=F(ee,W),o=M();return G(e!==l,H(t=>r({type:"advance",by:t/s}),[s])),{progress:e,turn:()=>r({type:"turn",atOnce:o}),reset:()=>r({type:"reset"})}}function ee(s,e){switch(e.type){case"turn":{let l=s.target===0?1:0;return{target:l,progress:e.atOnce?l:s.progress}}case"advance":{let{progress:l,target:r}=s,o=r===1?l+e.by:l-e.by;return{target:r,progress:Math.min(Math.max(o,0),1)}}case"reset":return W}}function U({from:s,to:e}){let[l,r]=d("RGB"),[o,t]=d(2.2),[c,i]=d(!0),{progress:h,turn:x,reset:f}=q(1e3),b=l==="RGB"?{space:l,gamma:o}:{space:l,corrected:c},S=X=>K=>{X(K),f()};return a(k,{children:[a(g,{label:"Live demo",className:"LiveBlend",children:[n("svg",{viewBox:"0 0 200 200",role:"img","aria-label":"A box in the blended colour",children:n("rect",{fill:y(C(s,e,h,b)),width:"200",height:"200",rx:"16"})}),a("div",{children:[n(P,{label:"Colour space",options:ne,value:l,onChange:S(r)}),l==="RGB"?n(D,{label:"gamma",min:.1,max:10,step:.1,value:o,onChange:S(t)}):n($,{label:"useCorrectedHSVInterpolation",checked:c,onChange:S(i)}),n(A,{onPress:x,children:"Start animation"})]})]}),n(I,{code:ae(s,e,b)})]})}var ne=[{value:"RGB",label:"RGB"},{value:"HSV",label:"HSV"}];function ae(s,e,l){let r=`progress, [0, 1], ['${p(s)}', '${p(e)}']`;if(l.space==="HSV"){let t=l.corrected?"":", { useCorrectedHSVInterpolation: false }";return`interpolateColor(${r}, 'HSV'${t})`}let o=l.gamma===2.2?"":`, 'RGB', { gamma: ${l.gamma} }`;return`interpolateColor(${r}${o})`}var E={space:"RGB",gamma:1},se=[{label:"RGB without gamma correction",how:E},{label:"RGB with gamma 2.2 (default)",how:{space:"RGB",gamma:2.2}},{label:"HSV without correction",how:{space:"HSV",corrected:!1}},{label:"HSV with correction",how:{space:"HSV",corrected:!0}}];function j({version:s}){let[e,l]=d([0,255,0]),[r,o]=d([255,192,203]),t=s==="1.x";return a(N,{caption:t?"Two colours, blended channel by channel, at 0, 0.1, … 1.":"Two colours, blended in four ways, at 0, 0.1, … 1.",children:[a(g,{label:"Colours",className:"ColorFields",children:[n(_,{label:"From",value:e,onChange:l}),n(_,{label:"To",value:r,onChange:o})]}),n("ul",{className:"ColorStrips",children:(t?[{label:"RGB",how:E}]:se).map(({label:c,how:i})=>a("li",{children:[c,n(z,{from:e,to:r,how:i})]},c))}),!t&&n(U,{from:e,to:r},`${p(e)} ${p(r)}`)]})}var u=V("content/docs/2.x/api/miscellaneous/interpolateColors.mdx");function J(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return a(k,{children:[n(e.p,{children:"Maps a number to a colour between given colours. Choose two colours, compare the modes, and see a box change:"}),`
`,n(j,{version:"2.x"}),`
`,a(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">interpolateColor</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">string</span> | <span class="code:entity.name.type">number</span>>(
</span><span class="code-line">  value: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  inputRange: <span class="code:keyword">readonly </span><span class="code:entity.name.type">number</span>[],
</span><span class="code-line">  outputRange: <span class="code:keyword">readonly </span><span class="code:entity.name.type">T</span>[],
</span><span class="code-line">  colorSpace?: <span class="code:string">'RGB'</span> | <span class="code:string">'HSV'</span>,
</span><span class="code-line">  options?: <span class="code:entity.name.type">InterpolationOptions</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">InterpolationOptions</span> = {
</span><span class="code-line">  gamma?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  useCorrectedHSVInterpolation?: <span class="code:entity.name.type">boolean</span>;
</span><span class="code-line">};
</span>`}})})}),`
`,a(e.h2,{id:"when-to-use-it",children:["When to use it",n(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:[`Use it when a colour follows a number, such as a progress or a scroll offset. To animate from one colour to another,
`,n(e.a,{...u[0],children:n(e.code,{children:"withTiming"})})," with a colour string is enough."]}),`
`,a(e.h2,{id:"parameters",children:["Parameters",n(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"value"})}),n(e.td,{children:"The number to map."}),n(e.td,{children:"required"}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"inputRange"})}),n(e.td,{children:"Points of the input, increasing."}),n(e.td,{children:"required"}),n(e.td,{children:n(e.code,{children:"number[]"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"outputRange"})}),a(e.td,{children:["The colour at each point: names, hexadecimal or ",n(e.code,{children:"rgba()"})," strings, or numbers. At least as many as input points."]}),n(e.td,{children:"required"}),n(e.td,{children:n(e.code,{children:"(string | number)[]"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"colorSpace"})}),n(e.td,{children:"The space in which the colours are mixed."}),n(e.td,{children:n(e.code,{children:"'RGB'"})}),n(e.td,{children:n(e.code,{children:"'RGB' | 'HSV'"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"options"})}),a(e.td,{children:[n(e.code,{children:"gamma"})," and ",n(e.code,{children:"useCorrectedHSVInterpolation"}),", see ",n(e.a,{href:"#options-explanation",children:"below"}),". Since 2.14."]}),n(e.td,{children:n(e.code,{children:"{}"})}),n(e.td,{children:n(e.code,{children:"InterpolationOptions"})})]})]})]}),`
`,a(e.p,{children:["Before 2.14 there are no options, and colours are mixed without either correction: as with ",n(e.code,{children:"gamma: 1"})," and ",n(e.code,{children:"useCorrectedHSVInterpolation: false"}),"."]}),`
`,a(e.h3,{id:"options-explanation",children:["Options explained",n(e.a,{className:"hash-link",href:"#options-explanation","aria-label":"Direct link to Options explained",title:"Direct link to Options explained"})]}),`
`,a(e.p,{children:[n(e.strong,{children:n(e.code,{children:"gamma"})}),` counts for RGB. It is 2.2 by default, and 1 switches the correction off. The numbers of screen colours do not grow as fast as the light that
they stand for. Mixing the numbers gives a colour that looks too dark. So each channel is converted to a linear scale, mixed there and converted back. 2.2
fits most screens. The background is explained in `,n(e.a,{href:"https://observablehq.com/@sebastien/srgb-rgb-gamma",target:"_blank",rel:"noopener noreferrer",children:"sRGB and gamma"}),"."]}),`
`,a(e.p,{children:[n(e.strong,{children:n(e.code,{children:"useCorrectedHSVInterpolation"})})," counts for HSV and is ",n(e.code,{children:"true"}),` by default. Mixing two hues as plain numbers may run through many others. With the
correction, the hue is an angle on a circle, and the shorter arc is taken.`]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Mode"}),n(e.th,{children:"From yellow to purple"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:"HSV, not corrected"}),n(e.td,{children:"through green and blue"})]}),a(e.tr,{children:[n(e.td,{children:"HSV, corrected"}),n(e.td,{children:"through red"})]})]})]}),`
`,a(e.h2,{id:"return-value",children:["Return value",n(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:["The colour at ",n(e.code,{children:"value"}),", in a form that every colour style takes:"]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Where it runs"}),n(e.th,{children:"Form"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:"UI thread on native platforms"}),n(e.td,{children:"a packed colour number"})]}),a(e.tr,{children:[n(e.td,{children:"JavaScript thread, web"}),a(e.td,{children:["a string ",n(e.code,{children:"rgba(r, g, b, a)"})]})]})]})]}),`
`,a(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:["Three strips go from the same red to the same green, in three modes. Press ",n(e.em,{children:"Toggle"}),` and look at the middle of the way: the second strip is darker than the
first, and the third passes through other hues.`]}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  interpolateColor,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ColourStrips</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> progress = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> rgb = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    backgroundColor: <span class="code:entity.name.function">interpolateColor</span>(
</span><span class="code-line">      progress.value,
</span><span class="code-line">      [<span class="code:constant">0</span>, <span class="code:constant">1</span>],
</span><span class="code-line">      [<span class="code:string">'#d62828'</span>, <span class="code:string">'#2a9d8f'</span>]
</span><span class="code-line">    ),
</span><span class="code-line">  }));
</span><span class="code-line">  <span class="code:keyword">const</span> uncorrected = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    backgroundColor: <span class="code:entity.name.function">interpolateColor</span>(
</span><span class="code-line">      progress.value,
</span><span class="code-line">      [<span class="code:constant">0</span>, <span class="code:constant">1</span>],
</span><span class="code-line">      [<span class="code:string">'#d62828'</span>, <span class="code:string">'#2a9d8f'</span>],
</span><span class="code-line">      <span class="code:string">'RGB'</span>,
</span><span class="code-line">      { gamma: <span class="code:constant">1</span> }
</span><span class="code-line">    ),
</span><span class="code-line">  }));
</span><span class="code-line">  <span class="code:keyword">const</span> hsv = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    backgroundColor: <span class="code:entity.name.function">interpolateColor</span>(
</span><span class="code-line">      progress.value,
</span><span class="code-line">      [<span class="code:constant">0</span>, <span class="code:constant">1</span>],
</span><span class="code-line">      [<span class="code:string">'#d62828'</span>, <span class="code:string">'#2a9d8f'</span>],
</span><span class="code-line">      <span class="code:string">'HSV'</span>
</span><span class="code-line">    ),
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.strip, rgb]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.strip, uncorrected]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.strip, hsv]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Toggle"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          progress.value = <span class="code:entity.name.function">withTiming</span>(progress.value &lt; <span class="code:constant">0.5</span> ? <span class="code:constant">1</span> : <span class="code:constant">0</span>, {
</span><span class="code-line">            duration: <span class="code:constant">1500</span>,
</span><span class="code-line">          });
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  strip: { height: <span class="code:constant">48</span>, margin: <span class="code:constant">8</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,a(e.h2,{id:"remarks",children:["Remarks",n(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,a(e.ul,{children:[`
`,n(e.li,{children:"The result never leaves the ends of the range."}),`
`,a(e.li,{children:["RGB: a channel c becomes ",n(e.code,{children:"(c / 255) ^ gamma"}),", is mixed linearly and becomes ",n(e.code,{children:"round(c ^ (1 / gamma) · 255)"})," again. Alpha is mixed without gamma."]}),`
`,n(e.li,{children:`HSV: hue, saturation and value lie between 0 and 1. With the correction, one hue is moved by 1 when the hues differ by more than 0.5. Saturation, value and
alpha are mixed linearly. Before 2.14 alpha is lost in HSV.`}),`
`,a(e.li,{children:["Another ",n(e.code,{children:"colorSpace"})," throws an error."]}),`
`,a(e.li,{children:["For the same ranges in many calls, ",n(e.code,{children:"useInterpolateConfig"}),", ",n(e.code,{children:"interpolateSharableColor"})," and ",n(e.code,{children:"ColorSpace"})," keep the converted colours between calls."]}),`
`,a(e.li,{children:[n(e.code,{children:"interpolateColors"}),", with an s, is the function of 1.x for nodes."]}),`
`]}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...u[1],children:"interpolate"})," – the same for numbers."]}),`
`,a(e.li,{children:[n(e.a,{...u[2],children:"withTiming"})," – animate a colour directly."]}),`
`,a(e.li,{children:[n(e.a,{...u[3],children:"useAnimatedStyle"})," – use the colour in a style."]}),`
`,a(e.li,{children:[n(e.a,{...u[4],children:"useDerivedValue"})," – keep the colour as a shared value."]}),`
`,a(e.li,{children:[n(e.a,{...u[5],children:"interpolateColors in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function R(s={}){let{wrapper:e}=s.components||{};return e?n(e,{...s,children:n(J,{...s})}):J(s)}var re={path:"/__legacydocs_version__/api/miscellaneous/interpolateColors",title:"interpolateColor",documentTitle:"interpolateColor | React Native Reanimated",description:"interpolateColor in Reanimated 2.x maps a number to a colour between given colours, in RGB with gamma correction or in HSV.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolateColors",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/interpolateColors",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Miscellaneous"},{label:"interpolateColor"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/runOnUI",label:"runOnUI"},next:{href:"/__legacydocs_base__/__legacydocs_version__/guide/testing",label:"Testing with Jest"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/miscellaneous/interpolateColors","docs-versioned"],kind:"doc",id:"api/miscellaneous/interpolateColors",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options-explanation",level:3,html:"Options explained"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["blend colors","color range"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolateColors"}},runtime:"",stylesheets:[]},$e=L({content:R,route:re});export{$e as mount};
