import{a as X}from"./chunk.eb80d77f.js";import"./chunk.7ecce454.js";import{a as Y}from"./chunk.3ad10d40.js";import{a as r,f as O,g as L,h,i as F,k as E,l as P,n as C}from"./chunk.aed6c72f.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{M as V,N as D,a as w,b as y,c as a,d as e,l as m,n as x,p as v,q as A,r as _,s as T,x as S}from"./chunk.e2223cb7.js";function N(s,n,c,f){let d=X(f),p={duration:c,ease:C};return[{property:"originX",from:s.originX,legs:r(0,[{to:n.originX,...p}])},{property:"originY",from:s.originY,legs:r(c,[{to:n.originY,...p}])},{property:"width",from:s.width,legs:r(0,[{to:n.width,...d(s.width,n.width)}])},{property:"height",from:s.height,legs:r(0,[{to:n.height,...d(s.height,n.height)}])}]}var R={width:360,height:220},H={A:{originX:20,originY:20,width:100,height:30},B:{originX:130,originY:20,width:100,height:30},C:{originX:240,originY:20,width:100,height:30}},I={A:{originX:20,originY:10,width:160,height:60},B:{originX:20,originY:80,width:160,height:60},C:{originX:20,originY:150,width:160,height:60}};function M({version:s,step:n}){let[c,f]=m(!1),[d,p]=m(H),g=c?H:I,o=l=>({name:l,label:l,rest:g[l],courses:N(d[l],g[l],n,s)}),k=[o("A"),o("B"),o("C")],b=O(k),i=V(b),W=()=>{p({A:h(o("A"),i.time),B:h(o("B"),i.time),C:h(o("C"),i.time)}),f(!c),i.replay()};return e(_,{caption:`Each box moves sideways for ${n} ms, then up or down for another ${n} ms, while its size follows a spring. The bars are those of box B.`,children:[a(v,{label:"Layout",className:"Stage-actions",children:a(x,{onPress:W,children:c?"To a column":"To a row"})}),a(F,{window:R,label:`Boxes A, B and C in a ${c?"row":"column"}`,children:k.map(l=>a(E,{label:l.label,lead:l.name==="B",placement:L(l,i.time)},l.name))}),a(P,{actors:k,window:R,time:i.time}),a(S,{playback:i}),a(Y,{courses:o("B").courses,time:i.time}),a(A,{facts:[{name:"Length",value:T(b,0),unit:"ms"}]})]})}var t=w("content/docs/2.x/api/LayoutAnimations/customAnimations.mdx");function B(s){let n={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",wbr:"wbr",...s.components};return e(y,{children:[e(n.p,{children:[`A custom layout animation (since 2.3.0) is a worklet that receives the geometry of the view and returns starting values and
animations. The presets are built the same way. Here, three boxes change between a row and a column, moving sideways first and then up or down (`,a(n.a,{href:"#layout-example",children:"the code"}),"):"]}),`
`,a(M,{version:"2.x",step:600}),`
`,e(n.h2,{id:"signature",children:["Signature",a(n.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(n.div,{className:"code-block","data-language":"ts",children:a(n.pre,{translate:"no",tabIndex:"0",children:a(n.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:comment">// Not exported under this name; "callback" is missing from the typings.</span>
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
`,e("details",{children:[e("summary",{children:["Types: ",a("code",{children:"EntryAnimationsValues"}),", ",a("code",{children:"ExitAnimationsValues"}),", ",a("code",{children:"LayoutAnimationsValues"})]}),a(n.div,{className:"code-block","data-language":"ts",children:a(n.pre,{translate:"no",tabIndex:"0",children:a(n.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">EntryAnimationsValues</span> {
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
`,e(n.ul,{children:[`
`,e(n.li,{children:["The types of ",a(n.code,{translate:"no",children:"values"})," contain the fields ",a(n.a,{href:"#parameters",children:"below"}),", which are all numbers."]}),`
`,e(n.li,{children:[a(n.code,{translate:"no",children:"StyleProps"})," contains view and text styles, ",a(n.code,{translate:"no",children:"originX"})," and ",a(n.code,{translate:"no",children:"originY"}),". The published typings declare ",a(n.code,{translate:"no",children:"animations"})," as ",a(n.code,{translate:"no",children:"AnimateStyle"}),"."]}),`
`]}),`
`,e(n.h2,{id:"when-to-use-it",children:["When to use it",a(n.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,e(n.p,{children:[`Use it when no preset fits and the animation depends on the position or size of the view. Otherwise, a
`,a(n.a,{...t[0],children:"keyframe"})," is shorter."]}),`
`,e(n.h2,{id:"parameters",children:["Parameters",a(n.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(n.p,{children:"The function receives one object. Its fields depend on the prop to which the function is passed."}),`
`,e(n.table,{role:"table",children:[a(n.thead,{role:"rowgroup",children:e(n.tr,{role:"row",children:[a(n.th,{role:"columnheader",children:"Field"}),a(n.th,{role:"columnheader",children:"Meaning"}),a(n.th,{role:"columnheader",children:"Passed to"})]})}),e(n.tbody,{role:"rowgroup",children:[e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[a(n.code,{translate:"no",children:"targetOriginX"}),", ",a(n.code,{translate:"no",children:"targetOriginY"})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The top-left corner after the change, in the parent."}),e(n.td,{role:"cell","data-label":"Passed to",children:[a(n.code,{translate:"no",children:"entering"}),", ",a(n.code,{translate:"no",children:"layout"})]})]}),e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[a(n.code,{translate:"no",children:"targetWidth"}),", ",a(n.code,{translate:"no",children:"targetHeight"})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The size after the change."}),e(n.td,{role:"cell","data-label":"Passed to",children:[a(n.code,{translate:"no",children:"entering"}),", ",a(n.code,{translate:"no",children:"layout"})]})]}),e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[e(n.code,{translate:"no",children:["target",a(n.wbr,{}),"Global",a(n.wbr,{}),"Origin",a(n.wbr,{}),"X"]}),", ",e(n.code,{translate:"no",children:["target",a(n.wbr,{}),"Global",a(n.wbr,{}),"Origin",a(n.wbr,{}),"Y"]})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The top-left corner after the change, in the window (on Android, on the screen)."}),e(n.td,{role:"cell","data-label":"Passed to",children:[a(n.code,{translate:"no",children:"entering"}),", ",a(n.code,{translate:"no",children:"layout"})]})]}),e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[a(n.code,{translate:"no",children:"currentOriginX"}),", ",a(n.code,{translate:"no",children:"currentOriginY"})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The top-left corner before the change, in the parent."}),e(n.td,{role:"cell","data-label":"Passed to",children:[a(n.code,{translate:"no",children:"exiting"}),", ",a(n.code,{translate:"no",children:"layout"})]})]}),e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[a(n.code,{translate:"no",children:"currentWidth"}),", ",a(n.code,{translate:"no",children:"currentHeight"})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The size before the change."}),e(n.td,{role:"cell","data-label":"Passed to",children:[a(n.code,{translate:"no",children:"exiting"}),", ",a(n.code,{translate:"no",children:"layout"})]})]}),e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[e(n.code,{translate:"no",children:["current",a(n.wbr,{}),"Global",a(n.wbr,{}),"Origin",a(n.wbr,{}),"X"]}),", ",e(n.code,{translate:"no",children:["current",a(n.wbr,{}),"Global",a(n.wbr,{}),"Origin",a(n.wbr,{}),"Y"]})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The top-left corner before the change, in the window (on Android, on the screen)."}),e(n.td,{role:"cell","data-label":"Passed to",children:[a(n.code,{translate:"no",children:"exiting"}),", ",a(n.code,{translate:"no",children:"layout"})]})]}),e(n.tr,{role:"row",children:[e(n.td,{role:"cell","data-label":"Field",children:[a(n.code,{translate:"no",children:"windowWidth"}),", ",a(n.code,{translate:"no",children:"windowHeight"})]}),a(n.td,{role:"cell","data-label":"Meaning",children:"The size of the window."}),a(n.td,{role:"cell","data-label":"Passed to",children:"all three"})]})]})]}),`
`,e(n.p,{children:["The typings have ",a(n.code,{translate:"no",children:"windowWidth"})," and ",a(n.code,{translate:"no",children:"windowHeight"})," for ",a(n.code,{translate:"no",children:"layout"})," only. The types are ",a(n.code,{translate:"no",children:"EntryAnimationsValues"})," for ",a(n.code,{translate:"no",children:"entering"}),", ",a(n.code,{translate:"no",children:"ExitAnimationsValues"}),` for
`,a(n.code,{translate:"no",children:"exiting"}),", and ",a(n.code,{translate:"no",children:"LayoutAnimationsValues"})," for ",a(n.code,{translate:"no",children:"layout"}),"."]}),`
`,e(n.h2,{id:"return-value",children:["Return value",a(n.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(n.p,{children:"Return an object with these fields:"}),`
`,e(n.table,{role:"table",children:[a(n.thead,{role:"rowgroup",children:e(n.tr,{role:"row",children:[a(n.th,{role:"columnheader",children:"Field"}),a(n.th,{role:"columnheader",children:"Meaning"})]})}),e(n.tbody,{role:"rowgroup",children:[e(n.tr,{role:"row",children:[a(n.td,{role:"cell","data-label":"Field",children:a(n.code,{translate:"no",children:"initialValues"})}),a(n.td,{role:"cell","data-label":"Meaning",children:"The style at the start."})]}),e(n.tr,{role:"row",children:[a(n.td,{role:"cell","data-label":"Field",children:a(n.code,{translate:"no",children:"animations"})}),a(n.td,{role:"cell","data-label":"Meaning",children:"The properties to animate, each with its animation."})]}),e(n.tr,{role:"row",children:[a(n.td,{role:"cell","data-label":"Field",children:a(n.code,{translate:"no",children:"callback"})}),e(n.td,{role:"cell","data-label":"Meaning",children:["A worklet, called with ",a(n.code,{translate:"no",children:"finished"})," when the layout animation ends. Optional."]})]})]})]}),`
`,e(n.p,{children:["Create the animations with ",a(n.code,{translate:"no",children:"withTiming"}),", ",a(n.code,{translate:"no",children:"withSpring"}),", ",a(n.code,{translate:"no",children:"withDelay"})," and so on. The properties can be ",a(n.code,{translate:"no",children:"originX"}),", ",a(n.code,{translate:"no",children:"originY"}),", ",a(n.code,{translate:"no",children:"width"}),", ",a(n.code,{translate:"no",children:"height"}),", and styles such as ",a(n.code,{translate:"no",children:"opacity"}),", ",a(n.code,{translate:"no",children:"borderRadius"})," and ",a(n.code,{translate:"no",children:"transform"}),". ",a(n.code,{translate:"no",children:"callback"})," is missing from the typings."]}),`
`,e(n.p,{children:["Pass the function to ",a(n.code,{translate:"no",children:"entering"}),", ",a(n.code,{translate:"no",children:"exiting"})," or ",a(n.code,{translate:"no",children:"layout"})," of an Animated component."]}),`
`,e(n.h2,{id:"example",children:["Example",a(n.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,e(n.h3,{id:"entering-and-exiting",children:["Entering and exiting",a(n.a,{className:"hash-link",href:"#entering-and-exiting","aria-label":"Direct link to Entering and exiting",title:"Direct link to Entering and exiting"})]}),`
`,e(n.p,{children:["A note drops in from above and straightens; the taller it is, the higher it starts. It leaves by folding: its height shrinks to 0 while it fades. The log shows that ",a(n.code,{translate:"no",children:"landed"})," is called when the last entering animation ends."]}),`
`,a(n.div,{className:"code-block","data-language":"tsx",children:a(n.pre,{translate:"no",tabIndex:"0",children:a(n.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
`,e(n.h3,{id:"layout-example",children:["Layout",a(n.a,{className:"hash-link",href:"#layout-example","aria-label":"Direct link to Layout",title:"Direct link to Layout"})]}),`
`,a(n.p,{children:"This is the transition shown in the figure above. The boxes move sideways for 600 ms, then up or down for another 600 ms, while their size follows a spring."}),`
`,a(n.div,{className:"code-block","data-language":"tsx",children:a(n.pre,{translate:"no",tabIndex:"0",children:a(n.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
`,e(n.h2,{id:"remarks",children:["Remarks",a(n.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,e(n.ul,{children:[`
`,e(n.li,{children:["The function and its callback need the ",a(n.code,{translate:"no",children:"'worklet'"})," directive."]}),`
`,a(n.li,{children:"Custom functions take no modifiers. Set delays and durations inside the function."}),`
`,a(n.li,{children:"The three props are read when the component is mounted. A function passed later, with different captured values, has no effect until the component is mounted again."}),`
`,e(n.li,{children:[`Give every animated property an initial value. A property without one continues from its value in the component's last animation. If that animation did not contain it, a warning shows
`,a(n.code,{translate:"no",children:"Initial values for animation are missing for property …"}),"."]}),`
`,e(n.li,{children:["A ",a(n.code,{translate:"no",children:"transform"})," needs the same entries in the same order in ",a(n.code,{translate:"no",children:"initialValues"})," and ",a(n.code,{translate:"no",children:"animations"}),"."]}),`
`,e(n.li,{children:["A plain number or colour in ",a(n.code,{translate:"no",children:"animations"})," is applied without an animation. A word such as ",a(n.code,{translate:"no",children:"'hidden'"})," does not work there: with the initial value ",a(n.code,{translate:"no",children:"'visible'"})," it becomes ",a(n.code,{translate:"no",children:"visibleNaN"}),". Set such properties in ",a(n.code,{translate:"no",children:"style"}),"."]}),`
`,a(n.li,{children:"A layout transition of a view that had an entering animation contains the properties of both. For shared properties, the transition takes precedence."}),`
`,a(n.li,{children:"After an exiting animation, the view is removed."}),`
`,a(n.li,{children:"Layout animations have no effect on the web, in Jest and under the Chrome debugger."}),`
`]}),`
`,e(n.h2,{id:"related",children:["Related",a(n.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,e(n.ul,{children:[`
`,e(n.li,{children:[a(n.a,{...t[1],children:"Entering animations"}),", ",a(n.a,{...t[2],children:"exiting animations"}),`,
`,a(n.a,{...t[3],children:"layout transitions"})," – presets."]}),`
`,e(n.li,{children:[a(n.a,{...t[4],children:"Keyframe animations"})," – steps without geometry."]}),`
`,e(n.li,{children:[a(n.a,{...t[5],children:"Layout animations"})," – the overview."]}),`
`,e(n.li,{children:[a(n.a,{...t[6],children:"Tutorial"})," – animate a list with presets."]}),`
`,e(n.li,{children:[a(n.a,{...t[7],children:"Worklets"})," – the directive."]}),`
`]})]})}function u(s={}){let{wrapper:n}=s.components||{};return n?a(n,{...s,children:a(B,{...s})}):B(s)}var G={path:"/__legacydocs_version__/api/LayoutAnimations/customAnimations",title:"Custom Animations",documentTitle:"Custom Animations | React Native Reanimated",description:"Write entering, exiting and layout animations of Reanimated 2.x as worklets that receive the geometry of the view and return its animations.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/LayoutAnimations/customAnimations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/customAnimations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Layout Animations"},{label:"Custom Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useSharedValue",label:"useSharedValue"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/entryAnimations",label:"Entering Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/LayoutAnimations/customAnimations","docs-versioned"],kind:"doc",id:"api/LayoutAnimations/customAnimations",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"entering-and-exiting",level:3,html:"Entering and exiting"},{id:"layout-example",level:3,html:"Layout"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/LayoutAnimations/customAnimations"}},runtime:"",stylesheets:[],imports:[]},fn=D({content:u,route:G});export{fn as mount};
