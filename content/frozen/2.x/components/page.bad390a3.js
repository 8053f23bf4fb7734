import{a as E}from"./chunk.0939c3a6.js";import"./chunk.947ac73d.js";import{a as Y}from"./chunk.ebfec884.js";import{a as o,f as V,g as N,h,i as D,k as L,l as X,n as F}from"./chunk.13a43e17.js";import"./chunk.8befc940.js";import"./chunk.fe9611b0.js";import{M as S,N as P,a as w,b as y,c as n,d as e,l as m,n as x,p as v,q as A,r as _,s as T,x as O}from"./chunk.ed017dd5.js";function C(s,a,c,k){let d=E(k),p={duration:c,ease:F};return[{property:"originX",from:s.originX,legs:o(0,[{to:a.originX,...p}])},{property:"originY",from:s.originY,legs:o(c,[{to:a.originY,...p}])},{property:"width",from:s.width,legs:o(0,[{to:a.width,...d(s.width,a.width)}])},{property:"height",from:s.height,legs:o(0,[{to:a.height,...d(s.height,a.height)}])}]}var R={width:360,height:220},H={A:{originX:20,originY:20,width:100,height:30},B:{originX:130,originY:20,width:100,height:30},C:{originX:240,originY:20,width:100,height:30}},G={A:{originX:20,originY:10,width:160,height:60},B:{originX:20,originY:80,width:160,height:60},C:{originX:20,originY:150,width:160,height:60}};function W({version:s,step:a}){let[c,k]=m(!1),[d,p]=m(H),u=c?H:G,r=l=>({name:l,label:l,rest:u[l],courses:C(d[l],u[l],a,s)}),f=[r("A"),r("B"),r("C")],b=V(f),i=S(b),B=()=>{p({A:h(r("A"),i.time),B:h(r("B"),i.time),C:h(r("C"),i.time)}),k(!c),i.replay()};return e(_,{caption:`Each box moves sideways for ${a} ms, then up or down for another ${a} ms, while its size follows a spring. The bars are those of box B.`,children:[n(v,{label:"Layout",className:"Stage-actions",children:n(x,{onPress:B,children:c?"To a column":"To a row"})}),n(D,{window:R,label:`Boxes A, B and C in a ${c?"row":"column"}`,children:f.map(l=>n(L,{label:l.label,lead:l.name==="B",placement:N(l,i.time)},l.name))}),n(X,{actors:f,window:R,time:i.time}),n(O,{playback:i}),n(Y,{courses:r("B").courses,time:i.time}),n(A,{facts:[{name:"Length",value:T(b,0),unit:"ms"}]})]})}var t=w("content/docs/2.x/api/LayoutAnimations/customAnimations.mdx");function M(s){let a={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",wbr:"wbr",...s.components};return e(y,{children:[e(a.p,{children:[`A custom layout animation (since 2.3.0) is a worklet that receives the geometry of the view and returns starting values and
animations. The presets are built the same way. Here, three boxes change between a row and a column, moving sideways first and then up or down (`,n(a.a,{href:"#layout-example",children:"the code"}),"):"]}),`
`,n(W,{version:"2.x",step:600}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"signature",children:"Signature"}),n(a.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{translate:"no",tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:comment">// Not exported under this name; "callback" is missing from the typings.</span>
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimationWorklet</span> = (
</span><span class="code-line">  values:
</span><span class="code-line">    | <span class="code:entity.name.type">EntryAnimationsValues</span>
</span><span class="code-line">    | <span class="code:entity.name.type">ExitAnimationsValues</span>
</span><span class="code-line">    | <span class="code:entity.name.type">LayoutAnimationsValues</span>
</span><span class="code-line">) <span class="code:keyword">=></span> {
</span><span class="code-line">  initialValues: <span class="code:entity.name.type">StyleProps</span>;
</span><span class="code-line">  animations: <span class="code:entity.name.type">StyleProps</span>;
</span><span class="code-line">  <span class="code:entity.name.function">callback</span>?: (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>;
</span><span class="code-line">};
</span>`}})})}),`
`,e("details",{children:[e("summary",{children:["Types: ",n("code",{children:"EntryAnimationsValues"}),", ",n("code",{children:"ExitAnimationsValues"}),", ",n("code",{children:"LayoutAnimationsValues"})]}),n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{translate:"no",tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">EntryAnimationsValues</span> {
</span><span class="code-line">  targetOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetGlobalOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetGlobalOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">ExitAnimationsValues</span> {
</span><span class="code-line">  currentOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentGlobalOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentGlobalOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimationsValues</span> = {
</span><span class="code-line">  currentOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentGlobalOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentGlobalOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetGlobalOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetGlobalOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  windowWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  windowHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">};
</span>`}})})})]}),`
`,e(a.ul,{children:[`
`,e(a.li,{children:["The types of ",n(a.code,{translate:"no",children:"values"})," contain the fields ",n(a.a,{href:"#parameters",children:"below"}),", which are all numbers."]}),`
`,e(a.li,{children:[n(a.code,{translate:"no",children:"StyleProps"})," contains view and text styles, plus ",n(a.code,{translate:"no",children:"originX"})," and ",n(a.code,{translate:"no",children:"originY"}),". The published typings declare ",n(a.code,{translate:"no",children:"animations"})," as ",n(a.code,{translate:"no",children:"AnimateStyle"}),"."]}),`
`]}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"when-to-use-it",children:"When to use it"}),n(a.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,e(a.p,{children:[`Use it when no preset fits and the animation depends on the position or size of the view. Otherwise, a
`,n(a.a,{...t[0],children:"keyframe"})," is shorter."]}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"parameters",children:"Parameters"}),n(a.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(a.p,{children:"The function receives one object. Its fields depend on the prop to which the function is passed."}),`
`,e(a.table,{role:"table",children:[n(a.thead,{role:"rowgroup",children:e(a.tr,{role:"row",children:[n(a.th,{role:"columnheader",children:"Field"}),n(a.th,{role:"columnheader",children:"Meaning"}),n(a.th,{role:"columnheader",children:"Passed to"})]})}),e(a.tbody,{role:"rowgroup",children:[e(a.tr,{role:"row",id:"parameters-targetoriginx-targetoriginy",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"targetOriginX"}),", ",n(a.code,{translate:"no",children:"targetOriginY"})," ",n(a.a,{className:"hash-link",href:"#parameters-targetoriginx-targetoriginy","aria-label":"Direct link to targetOriginX, targetOriginY"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The top-left corner after the change, in the parent."}),e(a.td,{role:"cell","data-label":"Passed to",children:[n(a.code,{translate:"no",children:"entering"}),", ",n(a.code,{translate:"no",children:"layout"})]})]}),e(a.tr,{role:"row",id:"parameters-targetwidth-targetheight",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"targetWidth"}),", ",n(a.code,{translate:"no",children:"targetHeight"})," ",n(a.a,{className:"hash-link",href:"#parameters-targetwidth-targetheight","aria-label":"Direct link to targetWidth, targetHeight"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The size after the change."}),e(a.td,{role:"cell","data-label":"Passed to",children:[n(a.code,{translate:"no",children:"entering"}),", ",n(a.code,{translate:"no",children:"layout"})]})]}),e(a.tr,{role:"row",id:"parameters-targetglobaloriginx-targetglobaloriginy",children:[e(a.td,{role:"cell","data-label":"Field",children:[e(a.code,{translate:"no",children:["target",n(a.wbr,{}),"Global",n(a.wbr,{}),"Origin",n(a.wbr,{}),"X"]}),", ",e(a.code,{translate:"no",children:["target",n(a.wbr,{}),"Global",n(a.wbr,{}),"Origin",n(a.wbr,{}),"Y"]})," ",n(a.a,{className:"hash-link",href:"#parameters-targetglobaloriginx-targetglobaloriginy","aria-label":"Direct link to targetGlobalOriginX, targetGlobalOriginY"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The top-left corner after the change, in the window (on Android, on the screen)."}),e(a.td,{role:"cell","data-label":"Passed to",children:[n(a.code,{translate:"no",children:"entering"}),", ",n(a.code,{translate:"no",children:"layout"})]})]}),e(a.tr,{role:"row",id:"parameters-currentoriginx-currentoriginy",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"currentOriginX"}),", ",n(a.code,{translate:"no",children:"currentOriginY"})," ",n(a.a,{className:"hash-link",href:"#parameters-currentoriginx-currentoriginy","aria-label":"Direct link to currentOriginX, currentOriginY"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The top-left corner before the change, in the parent."}),e(a.td,{role:"cell","data-label":"Passed to",children:[n(a.code,{translate:"no",children:"exiting"}),", ",n(a.code,{translate:"no",children:"layout"})]})]}),e(a.tr,{role:"row",id:"parameters-currentwidth-currentheight",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"currentWidth"}),", ",n(a.code,{translate:"no",children:"currentHeight"})," ",n(a.a,{className:"hash-link",href:"#parameters-currentwidth-currentheight","aria-label":"Direct link to currentWidth, currentHeight"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The size before the change."}),e(a.td,{role:"cell","data-label":"Passed to",children:[n(a.code,{translate:"no",children:"exiting"}),", ",n(a.code,{translate:"no",children:"layout"})]})]}),e(a.tr,{role:"row",id:"parameters-currentglobaloriginx-currentglobaloriginy",children:[e(a.td,{role:"cell","data-label":"Field",children:[e(a.code,{translate:"no",children:["current",n(a.wbr,{}),"Global",n(a.wbr,{}),"Origin",n(a.wbr,{}),"X"]}),", ",e(a.code,{translate:"no",children:["current",n(a.wbr,{}),"Global",n(a.wbr,{}),"Origin",n(a.wbr,{}),"Y"]})," ",n(a.a,{className:"hash-link",href:"#parameters-currentglobaloriginx-currentglobaloriginy","aria-label":"Direct link to currentGlobalOriginX, currentGlobalOriginY"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The top-left corner before the change, in the window (on Android, on the screen)."}),e(a.td,{role:"cell","data-label":"Passed to",children:[n(a.code,{translate:"no",children:"exiting"}),", ",n(a.code,{translate:"no",children:"layout"})]})]}),e(a.tr,{role:"row",id:"parameters-windowwidth-windowheight",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"windowWidth"}),", ",n(a.code,{translate:"no",children:"windowHeight"})," ",n(a.a,{className:"hash-link",href:"#parameters-windowwidth-windowheight","aria-label":"Direct link to windowWidth, windowHeight"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The size of the window."}),n(a.td,{role:"cell","data-label":"Passed to",children:"all three"})]})]})]}),`
`,e(a.p,{children:["The typings declare ",n(a.code,{translate:"no",children:"windowWidth"})," and ",n(a.code,{translate:"no",children:"windowHeight"})," only for ",n(a.code,{translate:"no",children:"layout"}),". The types are ",n(a.code,{translate:"no",children:"EntryAnimationsValues"})," for ",n(a.code,{translate:"no",children:"entering"}),", ",n(a.code,{translate:"no",children:"ExitAnimationsValues"}),` for
`,n(a.code,{translate:"no",children:"exiting"}),", and ",n(a.code,{translate:"no",children:"LayoutAnimationsValues"})," for ",n(a.code,{translate:"no",children:"layout"}),"."]}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"return-value",children:"Return value"}),n(a.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(a.p,{children:"Return an object with these fields:"}),`
`,e(a.table,{role:"table",children:[n(a.thead,{role:"rowgroup",children:e(a.tr,{role:"row",children:[n(a.th,{role:"columnheader",children:"Field"}),n(a.th,{role:"columnheader",children:"Meaning"})]})}),e(a.tbody,{role:"rowgroup",children:[e(a.tr,{role:"row",id:"return-value-initialvalues",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"initialValues"})," ",n(a.a,{className:"hash-link",href:"#return-value-initialvalues","aria-label":"Direct link to initialValues"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The style at the start."})]}),e(a.tr,{role:"row",id:"return-value-animations",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"animations"})," ",n(a.a,{className:"hash-link",href:"#return-value-animations","aria-label":"Direct link to animations"})]}),n(a.td,{role:"cell","data-label":"Meaning",children:"The properties to animate, each with its animation."})]}),e(a.tr,{role:"row",id:"return-value-callback",children:[e(a.td,{role:"cell","data-label":"Field",children:[n(a.code,{translate:"no",children:"callback"})," ",n(a.a,{className:"hash-link",href:"#return-value-callback","aria-label":"Direct link to callback"})]}),e(a.td,{role:"cell","data-label":"Meaning",children:["A worklet, called with ",n(a.code,{translate:"no",children:"finished"})," when the layout animation ends. Optional."]})]})]})]}),`
`,e(a.p,{children:["Create the animations with ",n(a.code,{translate:"no",children:"withTiming"}),", ",n(a.code,{translate:"no",children:"withSpring"}),", ",n(a.code,{translate:"no",children:"withDelay"})," and so on. The properties can be ",n(a.code,{translate:"no",children:"originX"}),", ",n(a.code,{translate:"no",children:"originY"}),", ",n(a.code,{translate:"no",children:"width"}),", ",n(a.code,{translate:"no",children:"height"}),", and styles such as ",n(a.code,{translate:"no",children:"opacity"}),", ",n(a.code,{translate:"no",children:"borderRadius"})," and ",n(a.code,{translate:"no",children:"transform"}),". ",n(a.code,{translate:"no",children:"callback"})," is missing from the typings."]}),`
`,e(a.p,{children:["Pass the function to ",n(a.code,{translate:"no",children:"entering"}),", ",n(a.code,{translate:"no",children:"exiting"})," or ",n(a.code,{translate:"no",children:"layout"})," of an Animated component."]}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"example",children:"Example"}),n(a.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,e(a.div,{className:"heading-box",children:[n(a.h3,{id:"entering-and-exiting",children:"Entering and exiting"}),n(a.a,{className:"hash-link",href:"#entering-and-exiting","aria-label":"Direct link to Entering and exiting",title:"Direct link to Entering and exiting"})]}),`
`,e(a.p,{children:["A note drops in from above and straightens; the taller it is, the higher it starts. It leaves by folding: its height shrinks to 0 while it fades. The log shows that ",n(a.code,{translate:"no",children:"landed"})," is called when the last entering animation ends."]}),`
`,n(a.div,{className:"code-block","data-language":"tsx",children:n(a.pre,{translate:"no",tabIndex:"0",children:n(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, Text, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Easing,
</span><span class="code-line">  EntryAnimationsValues,
</span><span class="code-line">  ExitAnimationsValues,
</span><span class="code-line">  runOnJS,
</span><span class="code-line">  withDelay,
</span><span class="code-line">  withSpring,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const </span><span class="code:entity.name.function">landed</span> = (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=></span> console.<span class="code:entity.name.function">log</span>(<span class="code:string">'landed'</span>, finished);
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">dropIn</span>({ targetOriginY, targetHeight }: <span class="code:entity.name.type">EntryAnimationsValues</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">return</span> {
</span><span class="code-line">    initialValues: {
</span><span class="code-line">      opacity: <span class="code:constant">0</span>,
</span><span class="code-line">      originY: targetOriginY - <span class="code:constant">2</span> * targetHeight,
</span><span class="code-line">      transform: [{ rotate: <span class="code:string">'-6deg'</span> }],
</span><span class="code-line">    },
</span><span class="code-line">    animations: {
</span><span class="code-line">      opacity: <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">1</span>, { duration: <span class="code:constant">150</span> }),
</span><span class="code-line">      originY: <span class="code:entity.name.function">withSpring</span>(targetOriginY, { damping: <span class="code:constant">12</span> }),
</span><span class="code-line">      transform: [{ rotate: <span class="code:entity.name.function">withDelay</span>(<span class="code:constant">250</span>, <span class="code:entity.name.function">withSpring</span>(<span class="code:string">'0deg'</span>)) }],
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">callback</span>: (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=></span> {
</span><span class="code-line">      <span class="code:string">'worklet'</span>;
</span><span class="code-line">      <span class="code:entity.name.function">runOnJS</span>(landed)(finished);
</span><span class="code-line">    },
</span><span class="code-line">  };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">fold</span>({ currentHeight }: <span class="code:entity.name.type">ExitAnimationsValues</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">const</span> timing = { duration: <span class="code:constant">350</span>, easing: Easing.<span class="code:entity.name.function">out</span>(Easing.cubic) };
</span><span class="code-line">  <span class="code:keyword">return</span> {
</span><span class="code-line">    initialValues: { height: currentHeight, opacity: <span class="code:constant">1</span> },
</span><span class="code-line">    animations: {
</span><span class="code-line">      height: <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">0</span>, timing),
</span><span class="code-line">      opacity: <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">0</span>, timing),
</span><span class="code-line">    },
</span><span class="code-line">  };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Notes</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [open, setOpen] = <span class="code:entity.name.function">useState</span>(<span class="code:constant">false</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={{ paddingTop: <span class="code:constant">200</span> }}>
</span><span class="code-line">      {open &amp;&amp; (
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">          entering={dropIn}
</span><span class="code-line">          exiting={fold}
</span><span class="code-line">          style={{ height: <span class="code:constant">90</span>, padding: <span class="code:constant">12</span>, backgroundColor: <span class="code:string">'khaki'</span> }}
</span><span class="code-line">        >
</span><span class="code-line">          &lt;<span class="code:entity.name.type">Text</span>>Water the plants&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">        &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">      )}
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Toggle"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setOpen</span>(!open)} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,e(a.div,{className:"heading-box",children:[n(a.h3,{id:"layout-example",children:"Layout"}),n(a.a,{className:"hash-link",href:"#layout-example","aria-label":"Direct link to Layout",title:"Direct link to Layout"})]}),`
`,n(a.p,{children:"This is the transition shown in the figure above. The boxes move sideways for 600 ms, then up or down for another 600 ms, while their size follows a spring."}),`
`,n(a.div,{className:"code-block","data-language":"tsx",children:n(a.pre,{translate:"no",tabIndex:"0",children:n(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  LayoutAnimationsValues,
</span><span class="code-line">  withDelay,
</span><span class="code-line">  withSpring,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> STEP = { duration: <span class="code:constant">600</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">sidewaysFirst</span>(box: <span class="code:entity.name.type">LayoutAnimationsValues</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">const</span> { currentOriginX: originX, currentOriginY: originY } = box;
</span><span class="code-line">  <span class="code:keyword">const</span> { currentWidth: width, currentHeight: height } = box;
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> {
</span><span class="code-line">    initialValues: { originX, originY, width, height },
</span><span class="code-line">    animations: {
</span><span class="code-line">      originX: <span class="code:entity.name.function">withTiming</span>(box.targetOriginX, STEP),
</span><span class="code-line">      originY: <span class="code:entity.name.function">withDelay</span>(STEP.duration, <span class="code:entity.name.function">withTiming</span>(box.targetOriginY, STEP)),
</span><span class="code-line">      width: <span class="code:entity.name.function">withSpring</span>(box.targetWidth),
</span><span class="code-line">      height: <span class="code:entity.name.function">withSpring</span>(box.targetHeight),
</span><span class="code-line">    },
</span><span class="code-line">  };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Boxes</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [column, setColumn] = <span class="code:entity.name.function">useState</span>(<span class="code:constant">false</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Turn"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setColumn</span>(!column)} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">View</span> style={column ? styles.column : styles.row}>
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span> layout={sidewaysFirst} style={styles.box} />
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span> layout={sidewaysFirst} style={styles.box} />
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span> layout={sidewaysFirst} style={styles.box} />
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  row: { flexDirection: <span class="code:string">'row'</span>, height: <span class="code:constant">210</span> },
</span><span class="code-line">  column: { height: <span class="code:constant">210</span> },
</span><span class="code-line">  box: { flexGrow: <span class="code:constant">1</span>, margin: <span class="code:constant">3</span>, backgroundColor: <span class="code:string">'teal'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"remarks",children:"Remarks"}),n(a.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,e(a.ul,{children:[`
`,e(a.li,{children:["The function and its callback need the ",n(a.code,{translate:"no",children:"'worklet'"})," directive."]}),`
`,n(a.li,{children:"Custom functions do not support modifiers. Set delays and durations inside the function."}),`
`,n(a.li,{children:"The three props are read when the component is mounted. A function passed later, with different captured values, has no effect until the component is mounted again."}),`
`,e(a.li,{children:[`Give every animated property an initial value. A property without an initial value continues from its value in the component's last animation. If that animation did not contain it, a warning shows
`,n(a.code,{translate:"no",children:"Initial values for animation are missing for property …"}),"."]}),`
`,e(a.li,{children:["A ",n(a.code,{translate:"no",children:"transform"})," needs the same entries in the same order in ",n(a.code,{translate:"no",children:"initialValues"})," and ",n(a.code,{translate:"no",children:"animations"}),"."]}),`
`,e(a.li,{children:["A plain number or colour in ",n(a.code,{translate:"no",children:"animations"})," is applied without an animation. A word such as ",n(a.code,{translate:"no",children:"'hidden'"})," does not work there: with the initial value ",n(a.code,{translate:"no",children:"'visible'"})," it becomes ",n(a.code,{translate:"no",children:"visibleNaN"}),". Set such properties in ",n(a.code,{translate:"no",children:"style"}),"."]}),`
`,n(a.li,{children:"A layout transition of a view that had an entering animation contains the properties of both. For shared properties, the transition takes precedence."}),`
`,n(a.li,{children:"After an exiting animation, the view is removed."}),`
`,n(a.li,{children:"Layout animations have no effect on the web, in Jest and under the Chrome debugger."}),`
`]}),`
`,e(a.div,{className:"heading-box",children:[n(a.h2,{id:"related",children:"Related"}),n(a.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,e(a.ul,{children:[`
`,e(a.li,{children:[n(a.a,{...t[1],children:"Entering animations"}),", ",n(a.a,{...t[2],children:"exiting animations"}),`,
`,n(a.a,{...t[3],children:"layout transitions"})," – presets."]}),`
`,e(a.li,{children:[n(a.a,{...t[4],children:"Keyframe animations"})," – steps without geometry."]}),`
`,e(a.li,{children:[n(a.a,{...t[5],children:"Layout animations"})," – the overview."]}),`
`,e(a.li,{children:[n(a.a,{...t[6],children:"Tutorial"})," – animate a list with presets."]}),`
`,e(a.li,{children:[n(a.a,{...t[7],children:"Worklets"})," – the directive."]}),`
`]})]})}function g(s={}){let{wrapper:a}=s.components||{};return a?n(a,{...s,children:n(M,{...s})}):M(s)}var I={path:"/__legacydocs_version__/api/LayoutAnimations/customAnimations",title:"Custom Animations",documentTitle:"Custom Animations | React Native Reanimated",description:"Write entering, exiting and layout animations of Reanimated 2.x as worklets that receive the geometry of the view and return its animations.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/LayoutAnimations/customAnimations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/customAnimations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Layout Animations"},{label:"Custom Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useSharedValue",label:"useSharedValue"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/entryAnimations",label:"Entering Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/LayoutAnimations/customAnimations","docs-versioned"],kind:"doc",id:"api/LayoutAnimations/customAnimations",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"entering-and-exiting",level:3,html:"Entering and exiting"},{id:"layout-example",level:3,html:"Layout"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/LayoutAnimations/customAnimations"}},runtime:"",stylesheets:[],imports:[]},ha=P({content:g,route:I});export{ha as mount};
