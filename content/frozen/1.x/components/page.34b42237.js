import{G as E,H as L,J as P,a as H,b as g,c as n,d as o,e as N,f as A,h as F,i as d,k as T,l as V,n as D,o as G,p as k,r as M,t as $}from"./chunk.3851ab1f.js";function w(a){let e=/^#?([\da-f]{3}|[\da-f]{6})$/i.exec(a.trim())?.[1];if(e===void 0)return;let r=e.length===3?e.replaceAll(/./g,"$&$&"):e,s=l=>Number.parseInt(r.slice(l,l+2),16);return[s(0),s(2),s(4)]}function p(a){return`#${a.map(e=>e.toString(16).padStart(2,"0")).join("")}`}function C(a){return`rgb(${a.join(", ")})`}function y(a,e,r,s){return s.space==="RGB"?Q(a,e,r,s.gamma):Y(a,e,r,s.corrected)}function Q(a,e,r,s){let l=(t,c)=>Math.round(v((t/255)**s,(c/255)**s,r)**(1/s)*255);return[l(a[0],e[0]),l(a[1],e[1]),l(a[2],e[2])]}function Y(a,e,r,s){let[l,t,c]=I(a),[i,h,x]=I(e),f=i-l,b=s&&Math.abs(f)>.5?i-Math.sign(f):i;return Z((v(l,b,r)+1)%1,v(t,h,r),v(c,x,r))}function I([a,e,r]){let s=Math.max(a,e,r),l=s-Math.min(a,e,r),t=s===0?0:l/s,c=s/255;return l===0?[0,t,c]:s===a?[((e-r)/l/6+1)%1,t,c]:[(s===e?2+(r-a)/l:4+(a-e)/l)/6,t,c]}function Z(a,e,r){let s=l=>{let t=(l+a*6)%6;return Math.round(255*(r-r*e*Math.max(0,Math.min(t,4-t,1))))};return[s(5),s(3),s(1)]}function v(a,e,r){return a+(e-a)*r}function B({label:a,value:e,onChange:r}){let s=A(),[l,t]=d(),c=i=>{let h=w(i);h!==void 0&&r(h)};return o("div",{className:"ColorField",children:[n("label",{htmlFor:s,children:a}),n("input",{type:"text",id:s,spellCheck:!1,autoComplete:"off",value:l??p(e),"aria-invalid":l!==void 0&&w(l)===void 0,onChange:({target:i})=>{t(i.value),c(i.value)},onBlur:()=>t(void 0)}),n("input",{type:"color","aria-label":`${a}, picker`,value:p(e),onChange:({target:i})=>c(i.value)})]})}var R=11,m=20;function z({from:a,to:e,how:r}){let s=Array.from({length:R},(l,t)=>C(y(a,e,t/(R-1),r)));return n("svg",{className:"ColorStrip",viewBox:`0 0 ${R*m} ${m}`,preserveAspectRatio:"none",role:"img","aria-label":`From ${s[0]} through ${s[5]} to ${s[10]}`,children:s.map((l,t)=>n("rect",{fill:l,x:t*m,width:m,height:m},t))})}var O={progress:0,target:0};function X(a){let[{progress:e,target:r},s]=F(ee,O),l=D();return G(e!==r,N(t=>s({type:"advance",by:t/a}),[a])),{progress:e,turn:()=>s({type:"turn",atOnce:l}),reset:()=>s({type:"reset"})}}function ee(a,e){switch(e.type){case"turn":{let r=a.target===0?1:0;return{target:r,progress:e.atOnce?r:a.progress}}case"advance":{let{progress:r,target:s}=a,l=s===1?r+e.by:r-e.by;return{target:s,progress:Math.min(Math.max(l,0),1)}}case"reset":return O}}function j({from:a,to:e}){let[r,s]=d("RGB"),[l,t]=d(2.2),[c,i]=d(!0),{progress:h,turn:x,reset:f}=X(1e3),b=r==="RGB"?{space:r,gamma:l}:{space:r,corrected:c},_=J=>K=>{J(K),f()};return o(g,{children:[o(k,{label:"Live demo",className:"LiveBlend",children:[n("svg",{viewBox:"0 0 200 200",role:"img","aria-label":"A box in the blended colour",children:n("rect",{fill:C(y(a,e,h,b)),width:"200",height:"200",rx:"16"})}),o("div",{children:[n(E,{label:"Colour space",options:ne,value:r,onChange:_(s)}),r==="RGB"?n($,{label:"gamma",min:.1,max:10,step:.1,value:l,onChange:_(t)}):n(L,{label:"useCorrectedHSVInterpolation",checked:c,onChange:_(i)}),n(T,{onPress:x,children:"Start animation"})]})]}),n(V,{code:ae(a,e,b)})]})}var ne=[{value:"RGB",label:"RGB"},{value:"HSV",label:"HSV"}];function ae(a,e,r){let s=`progress, [0, 1], ['${p(a)}', '${p(e)}']`;if(r.space==="HSV"){let t=r.corrected?"":", { useCorrectedHSVInterpolation: false }";return`interpolateColor(${s}, 'HSV'${t})`}let l=r.gamma===2.2?"":`, 'RGB', { gamma: ${r.gamma} }`;return`interpolateColor(${s}${l})`}var W={space:"RGB",gamma:1},se=[{label:"RGB without gamma correction",how:W},{label:"RGB with gamma 2.2 (default)",how:{space:"RGB",gamma:2.2}},{label:"HSV without correction",how:{space:"HSV",corrected:!1}},{label:"HSV with correction",how:{space:"HSV",corrected:!0}}];function q({version:a}){let[e,r]=d([0,255,0]),[s,l]=d([255,192,203]),t=a==="1.x";return o(M,{caption:t?"Two colours, blended channel by channel, at 0, 0.1, … 1.":"Two colours, blended in four ways, at 0, 0.1, … 1.",children:[o(k,{label:"Colours",className:"ColorFields",children:[n(B,{label:"From",value:e,onChange:r}),n(B,{label:"To",value:s,onChange:l})]}),n("ul",{className:"ColorStrips",children:(t?[{label:"RGB",how:W}]:se).map(({label:c,how:i})=>o("li",{children:[c,n(z,{from:e,to:s,how:i})]},c))}),!t&&n(j,{from:e,to:s},`${p(e)} ${p(s)}`)]})}var u=H("content/docs/1.x/nodes/interpolateColors.mdx");function U(a){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...a.components};return o(g,{children:[o(e.p,{children:[n(e.code,{children:"interpolateColors"})," maps ranges of a number to colours. Choose two colours to see what lies between them:"]}),`
`,n(q,{version:"1.x"}),`
`,o(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">interpolateColors</span>(
</span><span class="code-line">  animationValue: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  options: {
</span><span class="code-line">    inputRange: <span class="code:entity.name.type">ReadonlyArray</span>&lt;<span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>>;
</span><span class="code-line">    outputColorRange: <span class="code:entity.name.type">ReadonlyArray</span>&lt;<span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span>>>;
</span><span class="code-line">  }
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span>>;
</span>`}})})}),`
`,o(e.p,{children:[n(e.code,{children:"Adaptable<T>"})," is a plain ",n(e.code,{children:"T"}),", a node that gives a ",n(e.code,{children:"T"}),", or an array of these, and ",n(e.code,{children:"AnimatedNode<T>"}),` is such a node; see
`,n(e.a,{...u[0],children:"Types in the signatures"}),"."]}),`
`,o(e.h2,{id:"arguments",children:["Arguments",n(e.a,{className:"hash-link",href:"#arguments","aria-label":"Direct link to Arguments",title:"Direct link to Arguments"})]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:[n(e.code,{children:"animationValue"})," is the input."]}),`
`,o(e.li,{children:[n(e.code,{children:"options"})," holds two arrays of the same length."]}),`
`]}),`
`,o(e.p,{children:["The arrays of ",n(e.code,{children:"options"}),":"]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:[n(e.code,{children:"inputRange"})," has breakpoints in increasing order, at least two."]}),`
`,o(e.li,{children:[n(e.code,{children:"outputColorRange"})," has the colour at each breakpoint."]}),`
`]}),`
`,o(e.h3,{id:"colour-formats",children:["Colour formats",n(e.a,{className:"hash-link",href:"#colour-formats","aria-label":"Direct link to Colour formats",title:"Direct link to Colour formats"})]}),`
`,o(e.table,{children:[n(e.thead,{children:o(e.tr,{children:[n(e.th,{children:"Format"}),n(e.th,{children:"Example"})]})}),o(e.tbody,{children:[o(e.tr,{children:[n(e.td,{children:"Name"}),n(e.td,{children:n(e.code,{children:"'tomato'"})})]}),o(e.tr,{children:[n(e.td,{children:"Short hex"}),n(e.td,{children:n(e.code,{children:"'#0cf'"})})]}),o(e.tr,{children:[n(e.td,{children:"Hex"}),n(e.td,{children:n(e.code,{children:"'#00ccff'"})})]}),o(e.tr,{children:[n(e.td,{children:n(e.code,{children:"rgba()"})}),n(e.td,{children:n(e.code,{children:"'rgba(0, 204, 255, 0.5)'"})})]}),o(e.tr,{children:[o(e.td,{children:["Number ",n(e.code,{children:"0xrrggbbaa"})]}),n(e.td,{children:n(e.code,{children:"0x00ccffff"})})]})]})]}),`
`,o(e.h2,{id:"returned-node",children:["Returned node",n(e.a,{className:"hash-link",href:"#returned-node","aria-label":"Direct link to Returned node",title:"Direct link to Returned node"})]}),`
`,o(e.p,{children:["A colour for a style prop; see ",n(e.a,{...u[1],children:n(e.code,{children:"color"})})," for its form on each platform."]}),`
`,o(e.h2,{id:"evaluation",children:["Evaluation",n(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation",title:"Direct link to Evaluation"})]}),`
`,o(e.p,{children:["Red, green, blue and alpha are interpolated separately, in RGB space, each with ",n(e.a,{...u[2],children:n(e.code,{children:"interpolate"})}),`. Red,
green and blue are rounded. The colours themselves are processed once, when the node is built.`]}),`
`,o(e.h2,{id:"edge-cases",children:["Edge cases",n(e.a,{className:"hash-link",href:"#edge-cases","aria-label":"Direct link to Edge cases",title:"Direct link to Edge cases"})]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:["The result is clamped to the end colours. There is no ",n(e.code,{children:"extrapolate"})," option."]}),`
`,o(e.li,{children:["Nodes cannot be used as colours, although the typings allow them: the entries go through React Native's ",n(e.code,{children:"processColor"}),"."]}),`
`,n(e.li,{children:`With the types of React Native 0.63 and later, where colours are no longer plain strings, assigning the result to a
style prop needs a cast. With those of 0.62 it does not.`}),`
`]}),`
`,o(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:`Drag the box to the right: its colour goes from teal to yellow at 100 points and on to a slightly transparent red at 200
points, where it stays.`}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
`,o(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,o(e.ul,{children:[`
`,o(e.li,{children:[n(e.a,{...u[3],children:n(e.code,{children:"color"})})," – a colour from channels."]}),`
`,o(e.li,{children:[n(e.a,{...u[4],children:n(e.code,{children:"interpolate"})})," – map ranges of numbers."]}),`
`,o(e.li,{children:[n(e.a,{...u[5],children:"View, Props, etc"})," – bind nodes to styles and props."]}),`
`,o(e.li,{children:[n(e.a,{...u[6],children:n(e.code,{children:"interpolateColor"})})," in 3.x, ",n(e.a,{...u[7],children:"the same in 2.x"})," – the counterpart in later versions."]}),`
`]})]})}function S(a={}){let{wrapper:e}=a.components||{};return e?n(e,{...a,children:n(U,{...a})}):U(a)}var oe={path:"/__legacydocs_version__/nodes/interpolateColors",title:"interpolateColors",documentTitle:"interpolateColors | React Native Reanimated",description:"The interpolateColors node of Reanimated 1.x maps a number to a colour between breakpoints. Colour formats and limits.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/",samePage:!1},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/",samePage:!1},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/nodes/interpolateColors",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Nodes"},{label:"Others"},{label:"interpolateColors"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/interpolate",label:"interpolate"},next:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/onChange",label:"onChange"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-nodes/interpolateColors","docs-versioned"],kind:"doc",id:"nodes/interpolateColors",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"arguments",level:2,html:"Arguments"},{id:"colour-formats",level:3,html:"Colour formats"},{id:"returned-node",level:2,html:"Returned node"},{id:"evaluation",level:2,html:"Evaluation"},{id:"edge-cases",level:2,html:"Edge cases"},{id:"example",level:2,html:"Example"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["color range","blend colors"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/"}},runtime:"",stylesheets:[]},Le=P({content:S,route:oe});export{Le as mount};
