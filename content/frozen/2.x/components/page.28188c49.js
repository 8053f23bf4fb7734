import{a as Y}from"./chunk.794d419c.js";import{c as M,h as C,i as V,j as v,k as S,o as L,q as $,r as E,s as F,t as j,u as O,w as A,x as R,z as H}from"./chunk.79a239b5.js";import{a as T,b as w,c as a,d as n,l as N,n as W}from"./chunk.a0c2a7b7.js";function q(t,e,u,{left:o,right:m}){let{from:s,to:r}=ae(t,e,u);if(s.input===r.input)return s.output;let k=(t-s.input)/(r.input-s.input),p=s.output+k*(r.output-s.output),y=r.output>=s.output,x=y?p<s.output:p>s.output,c=y?p>r.output:p<r.output;return x?X(o,t,p,s.output):c?X(m,t,p,r.output):p}function ae(t,e,u){let o=e.findIndex((r,k)=>k>0&&t<=r),m=o===-1?e.length-1:o,s=r=>({input:e[r]??Number.NaN,output:u[r]??Number.NaN});return{from:s(m-1),to:s(m)}}function X(t,e,u,o){return t==="identity"?e:t==="clamp"?o:u}var z=3e3,B=200;function U({version:t}){let[e,u]=N([0,50,100]),[o,m]=N([0,20,100]),[s,r]=N({left:"extend",right:"clamp"}),k=H(z),[p=0,y=0]=[e.at(0),e.at(-1)],x=Math.round((y-p)/2),[c,h]=[p-x,y+x],b=Math.round(c+k.time/z*(h-c)),g=l=>q(l,e,o,s),P=Array.from({length:B+1},(l,i)=>{let _=c+i/B*(h-c);return{x:_,y:g(_)}}),f=$({...E("input","",[c,h]),min:c,max:h,ticks:e},E("output","",P.map(({y:l})=>l))),K=v(g(b),1),D=(l,i,_)=>Q=>i(l.map((Z,ee)=>ee===_?Q:Z));return n(V,{caption:`The line through three points, and beyond them, as ${Y[t]} computes it.`,controls:n(w,{children:[a("div",{className:"InterpolatePoints",children:e.map((l,i)=>n("div",{children:[a(S,{label:`Input ${i+1}`,min:(e[i-1]??-1e3)+1,max:(e[i+1]??1e3)-1,step:1,value:l,onChange:D(e,u,i)}),a(S,{label:`Output ${i+1}`,min:-1e3,max:1e3,step:1,value:o[i]??0,onChange:D(o,m,i)})]},i))}),a(R,{label:"extrapolateLeft",options:J,value:s.left,onChange:l=>r({...s,left:l})}),a(R,{label:"extrapolateRight",options:J,value:s.right,onChange:l=>r({...s,right:l})})]}),children:[n(F,{frame:f,label:`Output against input: ${e.map((l,i)=>`${l} gives ${o[i]}`).join(", ")}.`,children:[a(j,{frame:f,points:P}),e.map((l,i)=>a("circle",{className:"InterpolatePoint",cx:f.toX(l),cy:f.toY(o[i]??0),r:"4"},l)),a(O,{frame:f,x:b,y:g(b)})]}),n("div",{children:[a(A,{label:"input",min:c,max:h,value:b,trail:[],marks:e}),a(A,{label:"output",min:f.y.min,max:f.y.max,value:g(b),trail:[],marks:[...new Set(o)]})]}),a(L,{playback:k,scale:{label:"Input",min:c,max:h,step:1}}),a(C,{facts:[{name:`At ${v(c)}`,value:v(g(c),1)},{name:`At ${v(h)}`,value:v(g(h),1)}]}),a(M,{code:`interpolate(${b}, [${e.join(", ")}], [${o.join(", ")}], {
  extrapolateLeft: '${s.left}',
  extrapolateRight: '${s.right}',
}) // ${K}`})]})}var J=[{value:"extend",label:"extend"},{value:"clamp",label:"clamp"},{value:"identity",label:"identity"}];var d=T("content/docs/2.x/api/miscellaneous/interpolate.mdx");function G(t){let e={a:"a",code:"code",div:"div",h2:"h2",li:"li",p:"p",path:"path",pre:"pre",span:"span",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...t.components};return n(w,{children:[a(e.p,{children:"Maps a number from an input range to an output range, along a line between neighbouring points. Move the input through the points and beyond:"}),`
`,a(U,{version:"2.x"}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">interpolate</span>(
</span><span class="code-line">  x: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  input: <span class="code:keyword">readonly </span><span class="code:entity.name.type">number</span>[],
</span><span class="code-line">  output: <span class="code:keyword">readonly </span><span class="code:entity.name.type">number</span>[],
</span><span class="code-line">  type?: <span class="code:entity.name.type">ExtrapolationType</span>
</span><span class="code-line">): <span class="code:entity.name.type">number</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">enum </span><span class="code:entity.name.type">Extrapolation</span> {
</span><span class="code-line">  IDENTITY = <span class="code:string">'identity'</span>,
</span><span class="code-line">  CLAMP = <span class="code:string">'clamp'</span>,
</span><span class="code-line">  EXTEND = <span class="code:string">'extend'</span>,
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">ExtrapolationConfig</span> {
</span><span class="code-line">  extrapolateLeft?: <span class="code:entity.name.type">Extrapolation</span> | <span class="code:entity.name.type">string</span>;
</span><span class="code-line">  extrapolateRight?: <span class="code:entity.name.type">Extrapolation</span> | <span class="code:entity.name.type">string</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">ExtrapolationType</span> =
</span><span class="code-line">  | <span class="code:entity.name.type">ExtrapolationConfig</span>
</span><span class="code-line">  | <span class="code:entity.name.type">Extrapolation</span>
</span><span class="code-line">  | <span class="code:entity.name.type">string</span>
</span><span class="code-line">  | <span class="code:entity.name.type">undefined</span>;
</span>`}})})}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:["Use it to turn a progress, an offset or a position into another quantity, mostly inside ",a(e.a,{...d[0],children:a(e.code,{children:"useAnimatedStyle"})}),` or
`,a(e.a,{...d[1],children:a(e.code,{children:"useDerivedValue"})}),"."]}),`
`,n(e.div,{className:"admonition admonition-note alert alert--secondary",children:[n(e.div,{className:"admonition-heading",children:[a(e.span,{className:"admonition-icon",children:a(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:a(e.path,{fillRule:"evenodd",d:"M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z"})})}),a(e.span,{className:"admonition-title",children:"Name in 1.x"})]}),a(e.div,{className:"admonition-content",children:n(e.p,{children:["The ",a(e.code,{children:"interpolate"})," that 1.x exports is called ",a(e.code,{children:"interpolateNode"})," in 2.x; see ",a(e.a,{...d[2],children:"migrating from 1.x"}),`. The method
`,a(e.code,{children:"AnimatedValue.interpolate"})," keeps its name. A 1.x node passed as ",a(e.code,{children:"x"})," logs a warning and is handed to ",a(e.code,{children:"interpolateNode"}),"."]})})]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Name"}),a(e.th,{children:"Meaning"}),a(e.th,{children:"Default"}),a(e.th,{children:"Type"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"x"})}),a(e.td,{children:"The number to map."}),a(e.td,{children:"required"}),a(e.td,{children:a(e.code,{children:"number"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"input"})}),a(e.td,{children:"Points of the input, increasing. At least two."}),a(e.td,{children:"required"}),a(e.td,{children:a(e.code,{children:"number[]"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"output"})}),a(e.td,{children:"The result at each point. At least as many as input points."}),a(e.td,{children:"required"}),a(e.td,{children:a(e.code,{children:"number[]"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"type"})}),a(e.td,{children:"What happens outside of the range: one value for both sides, or an object with one for each. A side left out extends."}),a(e.td,{children:a(e.code,{children:"Extrapolation.EXTEND"})}),a(e.td,{children:a(e.code,{children:"ExtrapolationType"})})]})]})]}),`
`,n(e.p,{children:["With the range from ",a(e.code,{children:"[0, 10]"})," to ",a(e.code,{children:"[0, 100]"}),", an input of 15 gives:"]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:a(e.code,{children:"Extrapolation"})}),a(e.th,{children:"Result"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"EXTEND"})}),a(e.td,{children:"150: the line goes on."})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"CLAMP"})}),a(e.td,{children:"100: it stays at the edge of the output range."})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"IDENTITY"})}),a(e.td,{children:"15: it is the input itself."})]})]})]}),`
`,n(e.p,{children:["The strings ",a(e.code,{children:"'extend'"}),", ",a(e.code,{children:"'clamp'"})," and ",a(e.code,{children:"'identity'"})," do the same. The enum ",a(e.code,{children:"Extrapolation"})," exists since 2.3; before, use ",a(e.code,{children:"Extrapolate"}),` or the strings. Before
2.3 an object with `,a(e.code,{children:"extrapolateRight: 'clamp'"})," also gives the right edge for inputs inside the range; use one value for both sides there."]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:"The interpolated number."}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:`Scroll the list: the header fades away over the first 160 units and never shrinks. Pull the list down: the header grows, without a limit, because only the
right side of its second range is clamped.`}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Extrapolation,
</span><span class="code-line">  interpolate,
</span><span class="code-line">  useAnimatedScrollHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">StretchyHeader</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> offsetY = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onScroll = <span class="code:entity.name.function">useAnimatedScrollHandler</span>((event) <span class="code:keyword">=></span> {
</span><span class="code-line">    offsetY.value = event.contentOffset.y;
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> header = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    opacity: <span class="code:entity.name.function">interpolate</span>(offsetY.value, [<span class="code:constant">0</span>, <span class="code:constant">80</span>, <span class="code:constant">160</span>], [<span class="code:constant">1</span>, <span class="code:constant">0.6</span>, <span class="code:constant">0</span>], <span class="code:string">'clamp'</span>),
</span><span class="code-line">    transform: [
</span><span class="code-line">      {
</span><span class="code-line">        scale: <span class="code:entity.name.function">interpolate</span>(offsetY.value, [-<span class="code:constant">160</span>, <span class="code:constant">0</span>], [<span class="code:constant">1.5</span>, <span class="code:constant">1</span>], {
</span><span class="code-line">          extrapolateRight: Extrapolation.CLAMP,
</span><span class="code-line">        }),
</span><span class="code-line">      },
</span><span class="code-line">    ],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Animated.ScrollView</span> onScroll={onScroll} scrollEventThrottle={<span class="code:constant">16</span>}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.header, header]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">View</span> style={styles.content} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">Animated.ScrollView</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  header: { height: <span class="code:constant">160</span>, backgroundColor: <span class="code:string">'#335c67'</span> },
</span><span class="code-line">  content: { height: <span class="code:constant">2000</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:"It is a worklet, and you can also call it on the JavaScript thread."}),`
`,n(e.li,{children:["In the segment from i1 to i2 with outputs o1 to o2 the result is ",a(e.code,{children:"o1 + (x − i1) / (i2 − i1) · (o2 − o1)"}),". A segment of no width gives its left output."]}),`
`,a(e.li,{children:"A value counts as outside when the result leaves the output interval of the segment."}),`
`,a(e.li,{children:"Ranges with fewer than two points and unknown extrapolation types throw an error."}),`
`,n(e.li,{children:["With more input than output points, the segments without an output give ",a(e.code,{children:"NaN"}),"."]}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...d[3],children:"interpolateColor"})," – the same for colours."]}),`
`,n(e.li,{children:[a(e.a,{...d[4],children:"useAnimatedScrollHandler"}),", ",a(e.a,{...d[5],children:"useScrollViewOffset"})," – frequent sources of the input."]}),`
`,n(e.li,{children:[a(e.a,{...d[6],children:"useDerivedValue"})," – keep the result as a shared value."]}),`
`,n(e.li,{children:[a(e.a,{...d[7],children:"useAnimatedStyle"})," – use the result in a style."]}),`
`,n(e.li,{children:[a(e.a,{...d[8],children:"Migration from v1"})," – the renamed function."]}),`
`,n(e.li,{children:[a(e.a,{...d[9],children:"Shared Values"}),", ",a(e.a,{...d[10],children:"Animations"})," – where the input comes from."]}),`
`,n(e.li,{children:[a(e.a,{...d[11],children:"interpolate in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function I(t={}){let{wrapper:e}=t.components||{};return e?a(e,{...t,children:a(G,{...t})}):G(t)}var ne={path:"/__legacydocs_version__/api/miscellaneous/interpolate",title:"interpolate",documentTitle:"interpolate | React Native Reanimated",description:"interpolate in Reanimated 2.x maps a number from an input range to an output range, piece by piece; what it does outside of it.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/interpolate",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Miscellaneous"},{label:"interpolate"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/getRelativeCoords",label:"getRelativeCoords"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/runOnJS",label:"runOnJS"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/miscellaneous/interpolate","docs-versioned"],kind:"doc",id:"api/miscellaneous/interpolate",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["map range","mapping"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate"}},runtime:"",stylesheets:[]},ve=W({content:I,route:ne});export{ve as mount};
