import{G as $,H as L,J as P,a as F,b as g,c as a,d as o,e as H,f as N,h as A,i,k as T,l as V,m as k,o as D,r as E,s as G,t as M}from"./chunk.045ddb69.js";function w(n){let e=/^#?([\da-f]{3}|[\da-f]{6})$/i.exec(n.trim())?.[1];if(e===void 0)return;let r=e.length===3?e.replaceAll(/./g,"$&$&"):e,l=s=>Number.parseInt(r.slice(s,s+2),16);return[l(0),l(2),l(4)]}function p(n){return`#${n.map(e=>e.toString(16).padStart(2,"0")).join("")}`}function C(n){return`rgb(${n.join(", ")})`}function y(n,e,r,l){return l.space==="RGB"?Q(n,e,r,l.gamma):Y(n,e,r,l.corrected)}function Q(n,e,r,l){let s=(t,c)=>Math.round(v((t/255)**l,(c/255)**l,r)**(1/l)*255);return[s(n[0],e[0]),s(n[1],e[1]),s(n[2],e[2])]}function Y(n,e,r,l){let[s,t,c]=I(n),[d,h,x]=I(e),f=d-s,b=l&&Math.abs(f)>.5?d-Math.sign(f):d;return Z((v(s,b,r)+1)%1,v(t,h,r),v(c,x,r))}function I([n,e,r]){let l=Math.max(n,e,r),s=l-Math.min(n,e,r),t=l===0?0:s/l,c=l/255;return s===0?[0,t,c]:l===n?[((e-r)/s/6+1)%1,t,c]:[(l===e?2+(r-n)/s:4+(n-e)/s)/6,t,c]}function Z(n,e,r){let l=s=>{let t=(s+n*6)%6;return Math.round(255*(r-r*e*Math.max(0,Math.min(t,4-t,1))))};return[l(5),l(3),l(1)]}function v(n,e,r){return n+(e-n)*r}function B({label:n,value:e,onChange:r}){let l=N(),[s,t]=i(),c=d=>{let h=w(d);h!==void 0&&r(h)};return o("div",{className:"ColorField",children:[a("label",{htmlFor:l,children:n}),a("input",{type:"text",id:l,spellCheck:!1,autoComplete:"off",value:s??p(e),"aria-invalid":s!==void 0&&w(s)===void 0,onChange:({target:d})=>{t(d.value),c(d.value)},onBlur:()=>t(void 0)}),a("input",{type:"color","aria-label":`${n}, picker`,value:p(e),onChange:({target:d})=>c(d.value)})]})}var R=11,m=20;function z({from:n,to:e,how:r}){let l=Array.from({length:R},(s,t)=>C(y(n,e,t/(R-1),r)));return a("svg",{className:"ColorStrip",viewBox:`0 0 ${R*m} ${m}`,preserveAspectRatio:"none",role:"img","aria-label":`From ${l[0]} through ${l[5]} to ${l[10]}`,children:l.map((s,t)=>a("rect",{fill:s,x:t*m,width:m,height:m},t))})}var O={progress:0,target:0};function X(n){let[{progress:e,target:r},l]=A(ee,O),s=E();return G(e!==r,H(t=>l({type:"advance",by:t/n}),[n])),{progress:e,turn:()=>l({type:"turn",atOnce:s}),reset:()=>l({type:"reset"})}}function ee(n,e){switch(e.type){case"turn":{let r=n.target===0?1:0;return{target:r,progress:e.atOnce?r:n.progress}}case"advance":{let{progress:r,target:l}=n,s=l===1?r+e.by:r-e.by;return{target:l,progress:Math.min(Math.max(s,0),1)}}case"reset":return O}}function j({from:n,to:e}){let[r,l]=i("RGB"),[s,t]=i(2.2),[c,d]=i(!0),{progress:h,turn:x,reset:f}=X(1e3),b=r==="RGB"?{space:r,gamma:s}:{space:r,corrected:c},_=J=>K=>{J(K),f()};return o(g,{children:[o(k,{label:"Live demo",className:"LiveBlend",children:[a("svg",{viewBox:"0 0 200 200",role:"img","aria-label":"A box in the blended colour",children:a("rect",{fill:C(y(n,e,h,b)),width:"200",height:"200",rx:"16"})}),o("div",{children:[a($,{label:"Colour space",options:ae,value:r,onChange:_(l)}),r==="RGB"?a(M,{label:"gamma",min:.1,max:10,step:.1,value:s,onChange:_(t)}):a(L,{label:"useCorrectedHSVInterpolation",checked:c,onChange:_(d)}),a(T,{onPress:x,children:"Start animation"})]})]}),a(V,{code:ne(n,e,b)})]})}var ae=[{value:"RGB",label:"RGB"},{value:"HSV",label:"HSV"}];function ne(n,e,r){let l=`progress, [0, 1], ['${p(n)}', '${p(e)}']`;if(r.space==="HSV"){let t=r.corrected?"":", { useCorrectedHSVInterpolation: false }";return`interpolateColor(${l}, 'HSV'${t})`}let s=r.gamma===2.2?"":`, 'RGB', { gamma: ${r.gamma} }`;return`interpolateColor(${l}${s})`}var U={space:"RGB",gamma:1},oe=[{label:"RGB without gamma correction",how:U},{label:"RGB with gamma 2.2 (default)",how:{space:"RGB",gamma:2.2}},{label:"HSV without correction",how:{space:"HSV",corrected:!1}},{label:"HSV with correction",how:{space:"HSV",corrected:!0}}];function W({version:n}){let[e,r]=i([0,255,0]),[l,s]=i([255,192,203]),t=n==="1.x";return o(D,{caption:t?"Two colours, blended channel by channel, at 0, 0.1, … 1.":"Two colours, blended in four ways, at 0, 0.1, … 1.",children:[o(k,{label:"Colours",className:"ColorFields",children:[a(B,{label:"From",value:e,onChange:r}),a(B,{label:"To",value:l,onChange:s})]}),a("ul",{className:"ColorStrips",children:(t?[{label:"RGB",how:U}]:oe).map(({label:c,how:d})=>o("li",{children:[c,a(z,{from:e,to:l,how:d})]},c))}),!t&&a(j,{from:e,to:l},`${p(e)} ${p(l)}`)]})}var u=F("content/docs/1.x/nodes/interpolateColors.mdx");function q(n){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...n.components};return o(g,{children:[o(e.p,{children:[a(e.code,{children:"interpolateColors"})," maps ranges of a number to colours. It exists since 1.10.0. Choose two colours to see what lies between them:"]}),`
`,a(W,{version:"1.x"}),`
`,o(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">interpolateColors</span>(
</span><span class="code-line">  animationValue: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  options: {
</span><span class="code-line">    inputRange: <span class="code:entity.name.type">ReadonlyArray</span>&lt;<span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>>;
</span><span class="code-line">    outputColorRange: <span class="code:entity.name.type">ReadonlyArray</span>&lt;<span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span>>>;
</span><span class="code-line">  }
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span>>;
</span>`}})})}),`
`,o(e.p,{children:[a(e.code,{children:"Adaptable<T>"})," is a plain ",a(e.code,{children:"T"}),", a node that gives a ",a(e.code,{children:"T"}),", or an array of these, and ",a(e.code,{children:"AnimatedNode<T>"}),` is such a node; see
`,a(e.a,{...u[0],children:"Types in the signatures"}),"."]}),`
`,o(e.h2,{id:"arguments",children:["Arguments",a(e.a,{className:"hash-link",href:"#arguments","aria-label":"Direct link to Arguments",title:"Direct link to Arguments"})]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:[a(e.code,{children:"animationValue"})," is the input."]}),`
`,o(e.li,{children:[a(e.code,{children:"options"})," holds two arrays of the same length."]}),`
`]}),`
`,o(e.p,{children:["The arrays of ",a(e.code,{children:"options"}),":"]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:[a(e.code,{children:"inputRange"})," has breakpoints in increasing order, at least two."]}),`
`,o(e.li,{children:[a(e.code,{children:"outputColorRange"})," has the colour at each breakpoint."]}),`
`]}),`
`,o(e.h3,{id:"colour-formats",children:["Colour formats",a(e.a,{className:"hash-link",href:"#colour-formats","aria-label":"Direct link to Colour formats",title:"Direct link to Colour formats"})]}),`
`,o(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:o(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Format"}),a(e.th,{role:"columnheader",children:"Example"})]})}),o(e.tbody,{role:"rowgroup",children:[o(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Format",children:"Name"}),a(e.td,{role:"cell","data-label":"Example",children:a(e.code,{children:"'tomato'"})})]}),o(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Format",children:"Short hex"}),a(e.td,{role:"cell","data-label":"Example",children:a(e.code,{children:"'#0cf'"})})]}),o(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Format",children:"Hex"}),a(e.td,{role:"cell","data-label":"Example",children:a(e.code,{children:"'#00ccff'"})})]}),o(e.tr,{role:"row",children:[o(e.td,{role:"cell","data-label":"Format",children:[a(e.code,{children:"rgb()"}),", ",a(e.code,{children:"rgba()"})]}),a(e.td,{role:"cell","data-label":"Example",children:a(e.code,{children:"'rgba(0, 204, 255, 0.5)'"})})]}),o(e.tr,{role:"row",children:[o(e.td,{role:"cell","data-label":"Format",children:[a(e.code,{children:"hsl()"}),", ",a(e.code,{children:"hsla()"})]}),a(e.td,{role:"cell","data-label":"Example",children:a(e.code,{children:"'hsl(192, 100%, 50%)'"})})]}),o(e.tr,{role:"row",children:[o(e.td,{role:"cell","data-label":"Format",children:["Number ",a(e.code,{children:"0xrrggbbaa"})]}),a(e.td,{role:"cell","data-label":"Example",children:a(e.code,{children:"0x00ccffff"})})]})]})]}),`
`,o(e.h2,{id:"returned-node",children:["Returned node",a(e.a,{className:"hash-link",href:"#returned-node","aria-label":"Direct link to Returned node",title:"Direct link to Returned node"})]}),`
`,o(e.p,{children:["A colour for a style prop; see ",a(e.a,{...u[1],children:a(e.code,{children:"color"})})," for its form on each platform."]}),`
`,o(e.h2,{id:"evaluation",children:["Evaluation",a(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation",title:"Direct link to Evaluation"})]}),`
`,o(e.p,{children:["Red, green, blue and alpha are interpolated separately, in RGB space, each with ",a(e.a,{...u[2],children:a(e.code,{children:"interpolate"})}),`. Red,
green and blue are rounded. The colours themselves are processed once, when the node is built.`]}),`
`,o(e.h2,{id:"edge-cases",children:["Edge cases",a(e.a,{className:"hash-link",href:"#edge-cases","aria-label":"Direct link to Edge cases",title:"Direct link to Edge cases"})]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:["The result is clamped to the end colours. There is no ",a(e.code,{children:"extrapolate"})," option."]}),`
`,o(e.li,{children:["Nodes cannot be used as colours, although the typings allow them: the entries go through React Native's ",a(e.code,{children:"processColor"}),"."]}),`
`,a(e.li,{children:`With the types of React Native 0.63 and later, where colours are no longer plain strings, assigning the result to a
style prop needs a cast. With those of 0.62 it does not.`}),`
`]}),`
`,o(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:`Drag the box to the right: its colour goes from teal to yellow at 100 points and on to a slightly transparent red at 200
points, where it stays.`}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { PanGestureHandler } <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  event,
</span><span class="code-line">  interpolateColors,
</span><span class="code-line">  useValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ColourDrag</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> onGesture = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">event</span>([{ nativeEvent: { translationX: x } }]),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> backgroundColor = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=></span>
</span><span class="code-line">      <span class="code:entity.name.function">interpolateColors</span>(x, {
</span><span class="code-line">        inputRange: [<span class="code:constant">0</span>, <span class="code:constant">100</span>, <span class="code:constant">200</span>],
</span><span class="code-line">        outputColorRange: [<span class="code:string">'teal'</span>, <span class="code:string">'#fc0'</span>, <span class="code:string">'rgba(200, 30, 30, 0.8)'</span>],
</span><span class="code-line">      }),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onGesture}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={{
</span><span class="code-line">          width: <span class="code:constant">80</span>,
</span><span class="code-line">          height: <span class="code:constant">80</span>,
</span><span class="code-line">          backgroundColor,
</span><span class="code-line">          transform: [{ translateX: x }],
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,o(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:[a(e.a,{...u[3],children:a(e.code,{children:"color"})})," – a colour from channels."]}),`
`,o(e.li,{children:[a(e.a,{...u[4],children:a(e.code,{children:"interpolate"})})," – map ranges of numbers."]}),`
`,o(e.li,{children:[a(e.a,{...u[5],children:"View, Props, etc"})," – bind nodes to styles and props."]}),`
`,o(e.li,{children:[a(e.a,{...u[6],children:a(e.code,{children:"interpolateColor"})})," in 3.x, ",a(e.a,{...u[7],children:"the same in 2.x"})," – the counterpart in later versions."]}),`
`]})]})}function S(n={}){let{wrapper:e}=n.components||{};return e?a(e,{...n,children:a(q,{...n})}):q(n)}var le={path:"/__legacydocs_version__/nodes/interpolateColors",title:"interpolateColors",documentTitle:"interpolateColors | React Native Reanimated",description:"The interpolateColors node of Reanimated 1.x maps a number to a colour between breakpoints. Colour formats and limits.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/",samePage:!1},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/",samePage:!1},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/nodes/interpolateColors",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Nodes"},{label:"Others"},{label:"interpolateColors"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/interpolate",label:"interpolate"},next:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/onChange",label:"onChange"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-nodes/interpolateColors","docs-versioned"],kind:"doc",id:"nodes/interpolateColors",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"arguments",level:2,html:"Arguments"},{id:"colour-formats",level:3,html:"Colour formats"},{id:"returned-node",level:2,html:"Returned node"},{id:"evaluation",level:2,html:"Evaluation"},{id:"edge-cases",level:2,html:"Edge cases"},{id:"example",level:2,html:"Example"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["color range","blend colors"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/"}},runtime:"",stylesheets:[],imports:[]},Le=P({content:S,route:le});export{Le as mount};
