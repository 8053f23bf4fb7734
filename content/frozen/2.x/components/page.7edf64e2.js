import{a as W}from"./chunk.794d419c.js";import{A as S,B as F,C as j,D as O,F as R,G as A,M as z,N as H,a as M,b as w,c as a,d as n,l as E,o as P,q as C,r as V,s as x,t as N,x as L,z as $}from"./chunk.e2223cb7.js";function X(t,e,u,{left:i,right:f}){let{from:l,to:o}=ae(t,e,u);if(l.input===o.input)return l.output;let k=(t-l.input)/(o.input-l.input),p=l.output+k*(o.output-l.output),v=o.output>=l.output,y=v?p<l.output:p>l.output,c=v?p>o.output:p<o.output;return y?U(i,t,p,l.output):c?U(f,t,p,o.output):p}function ae(t,e,u){let i=e.findIndex((o,k)=>k>0&&t<=o),f=i===-1?e.length-1:i,l=o=>({input:e[o]??Number.NaN,output:u[o]??Number.NaN});return{from:l(f-1),to:l(f)}}function U(t,e,u,i){return t==="identity"?e:t==="clamp"?i:u}var q=3e3,B=200;function Y({version:t}){let[e,u]=E([0,50,100]),[i,f]=E([0,20,100]),[l,o]=E({left:"extend",right:"clamp"}),k=z(q),[p=0,v=0]=[e.at(0),e.at(-1)],y=Math.round((v-p)/2),[c,h]=[p-y,v+y],b=Math.round(c+k.time/q*(h-c)),g=s=>X(s,e,i,l),I=Array.from({length:B+1},(s,r)=>{let _=c+r/B*(h-c);return{x:_,y:g(_)}}),m=$({...S("input","",[c,h]),min:c,max:h,ticks:e},S("output","",I.map(({y:s})=>s))),K=x(g(b),1),T=(s,r,_)=>Q=>r(s.map((Z,ee)=>ee===_?Q:Z));return n(V,{caption:`The line through three points, and beyond them, as ${W[t]} computes it.`,controls:n(w,{children:[a("div",{className:"InterpolatePoints",children:e.map((s,r)=>n("div",{children:[a(N,{label:`Input ${r+1}`,min:(e[r-1]??-1e3)+1,max:(e[r+1]??1e3)-1,step:1,value:s,onChange:T(e,u,r)}),a(N,{label:`Output ${r+1}`,min:-1e3,max:1e3,step:1,value:i[r]??0,onChange:T(i,f,r)})]},r))}),a(A,{label:"extrapolateLeft",options:J,value:l.left,onChange:s=>o({...l,left:s})}),a(A,{label:"extrapolateRight",options:J,value:l.right,onChange:s=>o({...l,right:s})})]}),children:[n(F,{frame:m,label:`Output against input: ${e.map((s,r)=>`${s} gives ${i[r]}`).join(", ")}.`,children:[a(j,{frame:m,points:I}),e.map((s,r)=>a("circle",{className:"InterpolatePoint",cx:m.toX(s),cy:m.toY(i[r]??0),r:"4"},s)),a(O,{frame:m,x:b,y:g(b)})]}),n("div",{children:[a(R,{label:"input",min:c,max:h,value:b,trail:[],marks:e}),a(R,{label:"output",min:m.y.min,max:m.y.max,value:g(b),trail:[],marks:[...new Set(i)]})]}),a(L,{playback:k,scale:{label:"Input",min:c,max:h,step:1}}),a(C,{facts:[{name:`At ${x(c)}`,value:x(g(c),1)},{name:`At ${x(h)}`,value:x(g(h),1)}]}),a(P,{code:`interpolate(${b}, [${e.join(", ")}], [${i.join(", ")}], {
  extrapolateLeft: '${l.left}',
  extrapolateRight: '${l.right}',
}) // ${K}`})]})}var J=[{value:"extend",label:"extend"},{value:"clamp",label:"clamp"},{value:"identity",label:"identity"}];var d=M("content/docs/2.x/api/miscellaneous/interpolate.mdx");function G(t){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",path:"path",pre:"pre",span:"span",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...t.components};return n(w,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"interpolate"})," maps a number from one range to another, linearly between the given points. Move the input through the points and beyond:"]}),`
`,a(Y,{version:"2.x"}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">interpolate</span>(
</span><span class="code-line">  x: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  input: <span class="code:keyword">readonly </span><span class="code:entity.name.type">number</span>[],
</span><span class="code-line">  output: <span class="code:keyword">readonly </span><span class="code:entity.name.type">number</span>[],
</span><span class="code-line">  type?: <span class="code:entity.name.type">ExtrapolationType</span>
</span><span class="code-line">): <span class="code:entity.name.type">number</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">ExtrapolationType</span> =
</span><span class="code-line">  | <span class="code:entity.name.type">ExtrapolationConfig</span>
</span><span class="code-line">  | <span class="code:entity.name.type">Extrapolation</span>
</span><span class="code-line">  | <span class="code:entity.name.type">string</span>
</span><span class="code-line">  | <span class="code:entity.name.type">undefined</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">ExtrapolationConfig</span> {
</span><span class="code-line">  extrapolateLeft?: <span class="code:entity.name.type">Extrapolation</span> | <span class="code:entity.name.type">string</span>;
</span><span class="code-line">  extrapolateRight?: <span class="code:entity.name.type">Extrapolation</span> | <span class="code:entity.name.type">string</span>;
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"Extrapolation"})," is an enum; see ",a(e.a,{href:"#extrapolation",children:"its members"}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:[`Use it to derive one number from another: an opacity from a scroll offset, or a scale from a distance. For
colours, use `,a(e.a,{...d[0],children:a(e.code,{translate:"no",children:"interpolateColor"})}),"."]}),`
`,n(e.div,{className:"admonition admonition-note alert alert--secondary",children:[n(e.div,{className:"admonition-heading",children:[a(e.span,{className:"admonition-icon",children:a(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:a(e.path,{fillRule:"evenodd",d:"M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z"})})}),a(e.span,{className:"admonition-title",children:"Name in 1.x"})]}),a(e.div,{className:"admonition-content",children:n(e.p,{children:["The ",a(e.code,{translate:"no",children:"interpolate"})," of 1.x is called ",a(e.code,{translate:"no",children:"interpolateNode"})," in 2.x; see ",a(e.a,{...d[1],children:"migrating from 1.x"}),`. The method
`,a(e.code,{translate:"no",children:"AnimatedValue.interpolate"})," keeps its name. The 1.x form, ",a(e.code,{translate:"no",children:"interpolate(node, config)"}),", has thrown a ",a(e.code,{translate:"no",children:"TypeError"})," since 2.3, and a node with two arrays returns ",a(e.code,{translate:"no",children:"NaN"}),". Before 2.3 a node passed as ",a(e.code,{translate:"no",children:"x"})," logs a warning, and the call is forwarded to ",a(e.code,{translate:"no",children:"interpolateNode"}),"."]})})]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"x"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The number to map."}),a(e.td,{role:"cell","data-label":"Default",children:"required"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"input"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"At least two points, in increasing order."}),a(e.td,{role:"cell","data-label":"Default",children:"required"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"output"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The values at these points; at least as many."}),a(e.td,{role:"cell","data-label":"Default",children:"required"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"type"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["The result outside the range. See ",a(e.a,{href:"#extrapolation",children:"Extrapolation"}),"."]}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"Extrapolation.EXTEND"})})]})]})]}),`
`,n(e.h3,{id:"extrapolation",children:["Extrapolation",a(e.a,{className:"hash-link",href:"#extrapolation","aria-label":"Direct link to Extrapolation",title:"Direct link to Extrapolation"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Enum"}),a(e.th,{role:"columnheader",children:"String"}),a(e.th,{role:"columnheader",children:"Result outside the range"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Enum",children:a(e.code,{translate:"no",children:"Extrapolation.CLAMP"})}),a(e.td,{role:"cell","data-label":"String",children:a(e.code,{translate:"no",children:"'clamp'"})}),a(e.td,{role:"cell","data-label":"Result outside the range",children:"the value at the edge"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Enum",children:a(e.code,{translate:"no",children:"Extrapolation.IDENTITY"})}),a(e.td,{role:"cell","data-label":"String",children:a(e.code,{translate:"no",children:"'identity'"})}),a(e.td,{role:"cell","data-label":"Result outside the range",children:"the input itself"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Enum",children:a(e.code,{translate:"no",children:"Extrapolation.EXTEND"})}),a(e.td,{role:"cell","data-label":"String",children:a(e.code,{translate:"no",children:"'extend'"})}),a(e.td,{role:"cell","data-label":"Result outside the range",children:"the line continues"})]})]})]}),`
`,n(e.p,{children:["An enum member or a string applies to both sides. An object sets ",a(e.code,{translate:"no",children:"extrapolateLeft"})," and ",a(e.code,{translate:"no",children:"extrapolateRight"}),`
separately; an omitted side extends.`]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:"The function returns the interpolated number."}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:"Scroll: the picture at the top shrinks from its full size to 40 % over the first 140 points. It then keeps that size, because both sides are clamped."}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  interpolate,
</span><span class="code-line">  useAnimatedScrollHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Profile</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> scrolled = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> onScroll = <span class="code:entity.name.function">useAnimatedScrollHandler</span>(({ contentOffset }) <span class="code:keyword">=></span> {
</span><span class="code-line">    scrolled.value = contentOffset.y;
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> picture = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:keyword">const</span> scale = <span class="code:entity.name.function">interpolate</span>(scrolled.value, [<span class="code:constant">0</span>, <span class="code:constant">140</span>], [<span class="code:constant">1</span>, <span class="code:constant">0.4</span>], <span class="code:string">'clamp'</span>);
</span><span class="code-line">    <span class="code:keyword">return</span> { transform: [{ scale }] };
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={styles.screen}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.picture, picture]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.ScrollView</span> onScroll={onScroll} scrollEventThrottle={<span class="code:constant">16</span>}>
</span><span class="code-line">        &lt;<span class="code:entity.name.type">View</span> style={styles.text} />
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">Animated.ScrollView</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  screen: { flex: <span class="code:constant">1</span> },
</span><span class="code-line">  picture: {
</span><span class="code-line">    alignSelf: <span class="code:string">'center'</span>,
</span><span class="code-line">    width: <span class="code:constant">120</span>,
</span><span class="code-line">    height: <span class="code:constant">120</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">60</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'sienna'</span>,
</span><span class="code-line">  },
</span><span class="code-line">  text: { height: <span class="code:constant">1500</span>, backgroundColor: <span class="code:string">'linen'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,a(e.p,{children:"With three points an opacity can be highest in the middle:"}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">const</span> opacity = <span class="code:entity.name.function">interpolate</span>(x.value, [<span class="code:constant">0</span>, <span class="code:constant">50</span>, <span class="code:constant">100</span>], [<span class="code:constant">0</span>, <span class="code:constant">1</span>, <span class="code:constant">0</span>], <span class="code:string">'clamp'</span>);
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["The function works in worklets and on the JavaScript thread. The ",a(e.a,{...d[2],children:"Jest mock"})," returns ",a(e.code,{translate:"no",children:"undefined"})," (since 2.4; earlier releases lack the function)."]}),`
`,n(e.li,{children:["Fewer than two points in a range throw ",a(e.code,{translate:"no",children:"Interpolation input and output should contain at least two values."}),` (since 2.3). An unknown
extrapolation string throws `,a(e.code,{translate:"no",children:'Reanimated: not supported value for "interpolate" …'}),"."]}),`
`,n(e.li,{children:["In the segment from i1 to i2 with the outputs o1 and o2 the result is ",a(e.code,{translate:"no",children:"o1 + (x − i1) / (i2 − i1) · (o2 − o1)"}),". A segment of zero width returns its left output."]}),`
`,a(e.li,{children:"A number counts as outside if the result is not between o1 and o2."}),`
`,n(e.li,{children:["With more input than output points, segments without an output return ",a(e.code,{translate:"no",children:"NaN"}),"."]}),`
`,n(e.li,{children:["The object ",a(e.code,{translate:"no",children:"Extrapolate"}),", with the same members as ",a(e.code,{translate:"no",children:"Extrapolation"}),", is exported as well. ",a(e.code,{translate:"no",children:"Extrapolation"})," was added in 2.3. Earlier typings require members of ",a(e.code,{translate:"no",children:"Extrapolate"})," instead of strings."]}),`
`,n(e.li,{children:["Before 2.3 an object with ",a(e.code,{translate:"no",children:"extrapolateRight: 'clamp'"})," also returns the right edge for inputs inside the range. Use one value for both sides there."]}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...d[3],children:"interpolateColor"})," – the same for colours."]}),`
`,n(e.li,{children:[a(e.a,{...d[4],children:"useDerivedValue"})," – an interpolated value that updates automatically."]}),`
`,n(e.li,{children:[a(e.a,{...d[5],children:"useAnimatedScrollHandler"}),`,
`,a(e.a,{...d[6],children:"useScrollViewOffset"})," – numbers to map."]}),`
`,n(e.li,{children:[a(e.a,{...d[7],children:"Shared values"}),` – compared with the
method of `,a(e.code,{translate:"no",children:"Animated.Value"}),"."]}),`
`,n(e.li,{children:[a(e.a,{...d[8],children:"Migration from v1"})," – the renamed function."]}),`
`,n(e.li,{children:[a(e.a,{...d[9],children:"Animations"})," – sources of the input."]}),`
`,n(e.li,{children:[a(e.a,{...d[10],children:"interpolate in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function D(t={}){let{wrapper:e}=t.components||{};return e?a(e,{...t,children:a(G,{...t})}):G(t)}var ne={path:"/__legacydocs_version__/api/miscellaneous/interpolate",title:"interpolate",documentTitle:"interpolate | React Native Reanimated",description:"The interpolate function of Reanimated 2.x maps a number from one range to another, with a choice of extrapolation.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/interpolate",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Miscellaneous"},{label:"interpolate"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/getRelativeCoords",label:"getRelativeCoords"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/miscellaneous/runOnJS",label:"runOnJS"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/miscellaneous/interpolate","docs-versioned"],kind:"doc",id:"api/miscellaneous/interpolate",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"extrapolation",level:3,html:"Extrapolation"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["map range","mapping"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate"}},runtime:"",stylesheets:[],imports:[]},xe=H({content:D,route:ne});export{xe as mount};
