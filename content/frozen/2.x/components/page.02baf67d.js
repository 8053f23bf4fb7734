import{a as E}from"./chunk.eb80d77f.js";import"./chunk.7ecce454.js";import{a as O}from"./chunk.29a85c17.js";import{a as d,f as C,g as L,h,i as Y,k as X,l as R,n as F}from"./chunk.70bc0892.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{b as A,g as v,h as _,i as x,j as T,o as S,z as V}from"./chunk.79a239b5.js";import{a as y,b as w,c as a,d as s,l as m,n as P}from"./chunk.a0c2a7b7.js";function N(e,n,t,k){let r=E(k),p={duration:t,ease:F};return[{property:"originX",from:e.originX,legs:d(0,[{to:n.originX,...p}])},{property:"originY",from:e.originY,legs:d(t,[{to:n.originY,...p}])},{property:"width",from:e.width,legs:d(0,[{to:n.width,...r(e.width,n.width)}])},{property:"height",from:e.height,legs:d(0,[{to:n.height,...r(e.height,n.height)}])}]}var B={width:360,height:220},D={A:{originX:20,originY:20,width:100,height:30},B:{originX:130,originY:20,width:100,height:30},C:{originX:240,originY:20,width:100,height:30}},j={A:{originX:20,originY:10,width:160,height:60},B:{originX:20,originY:80,width:160,height:60},C:{originX:20,originY:150,width:160,height:60}};function W({version:e,step:n}){let[t,k]=m(!1),[r,p]=m(D),g=t?D:j,o=i=>({name:i,label:i,rest:g[i],courses:N(r[i],g[i],n,e)}),f=[o("A"),o("B"),o("C")],b=C(f),c=V(b),H=()=>{p({A:h(o("A"),c.time),B:h(o("B"),c.time),C:h(o("C"),c.time)}),k(!t),c.replay()};return s(x,{caption:`Each box goes sideways for ${n} ms, then up or down for as long, while its size follows a spring. The bars are those of box B.`,children:[a(v,{label:"Layout",className:"Stage-actions",children:a(A,{onPress:H,children:t?"To a column":"To a row"})}),a(Y,{window:B,label:`Boxes A, B and C in a ${t?"row":"column"}`,children:f.map(i=>a(X,{label:i.label,lead:i.name==="B",placement:L(i,c.time)},i.name))}),a(R,{actors:f,window:B,time:c.time}),a(S,{playback:c}),a(O,{courses:o("B").courses,time:c.time}),a(_,{facts:[{name:"Length",value:T(b,0),unit:"ms"}]})]})}var l=y("content/docs/2.x/api/LayoutAnimations/customAnimations.mdx");function I(e){let n={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...e.components};return s(w,{children:[s(n.p,{children:["Write a worklet of your own for ",a(n.code,{children:"entering"}),", ",a(n.code,{children:"exiting"})," or ",a(n.code,{children:"layout"}),". Available since 2.3.0. This layout transition moves first along x and then along y:"]}),`
`,a(W,{version:"2.x",step:500}),`
`,s(n.h2,{id:"signature",children:["Signature",a(n.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(n.div,{className:"code-block","data-language":"ts",children:a(n.pre,{tabIndex:"0",children:a(n.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">EntryExitAnimationFunction</span> =
</span><span class="code-line">  | ((targetValues: <span class="code:entity.name.type">EntryAnimationsValues</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">LayoutAnimation</span>)
</span><span class="code-line">  | ((targetValues: <span class="code:entity.name.type">ExitAnimationsValues</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">LayoutAnimation</span>);
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimationFunction</span> = (
</span><span class="code-line">  targetValues: <span class="code:entity.name.type">LayoutAnimationsValues</span>
</span><span class="code-line">) <span class="code:keyword">=> </span><span class="code:entity.name.type">LayoutAnimation</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimation</span> = {
</span><span class="code-line">  initialValues: <span class="code:entity.name.type">StyleProps</span>;
</span><span class="code-line">  animations: <span class="code:entity.name.type">AnimateStyle</span>;
</span><span class="code-line">  <span class="code:entity.name.function">callback</span>?: (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>; <span class="code:comment">// not in the typings</span>
</span><span class="code-line">};
</span>`}})})}),`
`,s("details",{children:[s("summary",{children:["Types: ",a("code",{children:"ExitAnimationsValues"}),", ",a("code",{children:"LayoutAnimationsValues"})]}),a(n.div,{className:"code-block","data-language":"ts",children:a(n.pre,{tabIndex:"0",children:a(n.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">ExitAnimationsValues</span> {
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
`,a(n.p,{children:"Types in the signature:"}),`
`,s(n.ul,{children:[`
`,s(n.li,{children:[a(n.code,{children:"EntryAnimationsValues"}),", ",a(n.code,{children:"ExitAnimationsValues"}),", ",a(n.code,{children:"LayoutAnimationsValues"}),": the fields under ",a(n.a,{href:"#parameters",children:"Parameters"}),"."]}),`
`,s(n.li,{children:[a(n.code,{children:"StyleProps"}),": an object of view and text styles, ",a(n.code,{children:"originX"}),", ",a(n.code,{children:"originY"}),", and any other key."]}),`
`,s(n.li,{children:[a(n.code,{children:"AnimateStyle"}),": a style object whose values are animations."]}),`
`]}),`
`,s(n.h2,{id:"when-to-use-it",children:["When to use it",a(n.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,s(n.p,{children:["Use it when no preset and no ",a(n.a,{...l[0],children:"keyframe"}),` does what you need. The presets work in the same way: each makes a worklet that returns
such an object.`]}),`
`,s(n.h2,{id:"parameters",children:["Parameters",a(n.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(n.p,{children:"The worklet gets one object with the geometry of the view. Positions are those of the top left corner."}),`
`,s(n.table,{children:[a(n.thead,{children:s(n.tr,{children:[a(n.th,{children:"Field"}),a(n.th,{children:"Meaning"})]})}),s(n.tbody,{children:[s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"targetOriginX"}),", ",a(n.code,{children:"targetOriginY"})]}),s(n.td,{children:["New position in the parent. For ",a(n.code,{children:"entering"})," and ",a(n.code,{children:"layout"}),"."]})]}),s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"targetWidth"}),", ",a(n.code,{children:"targetHeight"})]}),s(n.td,{children:["New size. For ",a(n.code,{children:"entering"})," and ",a(n.code,{children:"layout"}),"."]})]}),s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"targetGlobalOriginX"}),", ",a(n.code,{children:"targetGlobalOriginY"})]}),s(n.td,{children:["New position in the window. For ",a(n.code,{children:"entering"})," and ",a(n.code,{children:"layout"}),"."]})]}),s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"currentOriginX"}),", ",a(n.code,{children:"currentOriginY"})]}),s(n.td,{children:["Old position in the parent. For ",a(n.code,{children:"exiting"})," and ",a(n.code,{children:"layout"}),"."]})]}),s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"currentWidth"}),", ",a(n.code,{children:"currentHeight"})]}),s(n.td,{children:["Old size. For ",a(n.code,{children:"exiting"})," and ",a(n.code,{children:"layout"}),"."]})]}),s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"currentGlobalOriginX"}),", ",a(n.code,{children:"currentGlobalOriginY"})]}),s(n.td,{children:["Old position in the window. For ",a(n.code,{children:"exiting"})," and ",a(n.code,{children:"layout"}),"."]})]}),s(n.tr,{children:[s(n.td,{children:[a(n.code,{children:"windowWidth"}),", ",a(n.code,{children:"windowHeight"})]}),s(n.td,{children:["Size of the window. For ",a(n.code,{children:"layout"}),"; in 2.14.4 for all three, though the typings lack it there."]})]})]})]}),`
`,s(n.h2,{id:"return-value",children:["Return value",a(n.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,s(n.table,{children:[a(n.thead,{children:s(n.tr,{children:[a(n.th,{children:"Field"}),a(n.th,{children:"Meaning"})]})}),s(n.tbody,{children:[s(n.tr,{children:[a(n.td,{children:a(n.code,{children:"initialValues"})}),a(n.td,{children:"Required. A style object with the values to set before the start."})]}),s(n.tr,{children:[a(n.td,{children:a(n.code,{children:"animations"})}),s(n.td,{children:["Required. An object with an animation such as ",a(n.code,{children:"withTiming(…)"})," for each property. ",a(n.code,{children:"transform"})," is an array of objects."]})]}),s(n.tr,{children:[a(n.td,{children:a(n.code,{children:"callback"})}),s(n.td,{children:["A worklet ",a(n.code,{children:"(finished: boolean) => void"}),", called when the animation ends. Missing from the typings."]})]})]})]}),`
`,s(n.p,{children:["You can animate ",a(n.code,{children:"originX"}),", ",a(n.code,{children:"originY"}),", ",a(n.code,{children:"width"}),", ",a(n.code,{children:"height"}),", and style properties such as ",a(n.code,{children:"opacity"}),", ",a(n.code,{children:"borderRadius"})," and ",a(n.code,{children:"transform"}),"."]}),`
`,s(n.p,{children:["Pass the worklet itself as the prop. It needs the ",a(n.code,{children:"'worklet'"})," directive."]}),`
`,s(n.h2,{id:"example",children:["Example",a(n.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,s(n.p,{children:["Three worklets, one for each prop. ",a(n.em,{children:"Turn"}),` lets the tiles change between a row and a column: they move first sideways and then vertically, while their size
springs. `,a(n.em,{children:"Toggle C"})," adds and removes a tile: it grows in, and falls out."]}),`
`,a(n.div,{className:"code-block","data-language":"tsx",children:a(n.pre,{tabIndex:"0",children:a(n.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, Text, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  EntryAnimationsValues,
</span><span class="code-line">  ExitAnimationsValues,
</span><span class="code-line">  LayoutAnimationsValues,
</span><span class="code-line">  withDelay,
</span><span class="code-line">  withSpring,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">growIn</span>(values: <span class="code:entity.name.type">EntryAnimationsValues</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">return</span> {
</span><span class="code-line">    initialValues: { opacity: <span class="code:constant">0</span>, width: <span class="code:constant">0</span> },
</span><span class="code-line">    animations: {
</span><span class="code-line">      opacity: <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">1</span>, { duration: <span class="code:constant">400</span> }),
</span><span class="code-line">      width: <span class="code:entity.name.function">withSpring</span>(values.targetWidth),
</span><span class="code-line">    },
</span><span class="code-line">  };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">fallOut</span>(values: <span class="code:entity.name.type">ExitAnimationsValues</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">return</span> {
</span><span class="code-line">    initialValues: { originY: values.currentOriginY, opacity: <span class="code:constant">1</span> },
</span><span class="code-line">    animations: {
</span><span class="code-line">      originY: <span class="code:entity.name.function">withTiming</span>(values.currentOriginY + <span class="code:constant">200</span>, { duration: <span class="code:constant">600</span> }),
</span><span class="code-line">      opacity: <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">0</span>, { duration: <span class="code:constant">600</span> }),
</span><span class="code-line">    },
</span><span class="code-line">  };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> STEP = { duration: <span class="code:constant">500</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">frame</span>(x: <span class="code:entity.name.type">number</span>, y: <span class="code:entity.name.type">number</span>, width: <span class="code:entity.name.type">number</span>, height: <span class="code:entity.name.type">number</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">return</span> { originX: x, originY: y, width, height };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">firstXThenY</span>(now: <span class="code:entity.name.type">LayoutAnimationsValues</span>) {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  <span class="code:keyword">const</span> alongX = <span class="code:entity.name.function">withTiming</span>(now.targetOriginX, STEP);
</span><span class="code-line">  <span class="code:keyword">const</span> alongY = <span class="code:entity.name.function">withTiming</span>(now.targetOriginY, STEP);
</span><span class="code-line">  <span class="code:keyword">return</span> {
</span><span class="code-line">    initialValues: <span class="code:entity.name.function">frame</span>(
</span><span class="code-line">      now.currentOriginX,
</span><span class="code-line">      now.currentOriginY,
</span><span class="code-line">      now.currentWidth,
</span><span class="code-line">      now.currentHeight
</span><span class="code-line">    ),
</span><span class="code-line">    animations: <span class="code:entity.name.function">frame</span>(
</span><span class="code-line">      alongX,
</span><span class="code-line">      <span class="code:entity.name.function">withDelay</span>(STEP.duration, alongY),
</span><span class="code-line">      <span class="code:entity.name.function">withSpring</span>(now.targetWidth),
</span><span class="code-line">      <span class="code:entity.name.function">withSpring</span>(now.targetHeight)
</span><span class="code-line">    ),
</span><span class="code-line">  };
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Tiles</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [inRow, setInRow] = <span class="code:entity.name.function">useState</span>(<span class="code:constant">true</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> [showC, setShowC] = <span class="code:entity.name.function">useState</span>(<span class="code:constant">true</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> tiles = showC ? [<span class="code:string">'A'</span>, <span class="code:string">'B'</span>, <span class="code:string">'C'</span>] : [<span class="code:string">'A'</span>, <span class="code:string">'B'</span>];
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Turn"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setInRow</span>(!inRow)} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Toggle C"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setShowC</span>(!showC)} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">View</span> style={{ flexDirection: inRow ? <span class="code:string">'row'</span> : <span class="code:string">'column'</span> }}>
</span><span class="code-line">        {tiles.<span class="code:entity.name.function">map</span>((tile) <span class="code:keyword">=></span> (
</span><span class="code-line">          &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">            key={tile}
</span><span class="code-line">            entering={growIn}
</span><span class="code-line">            exiting={fallOut}
</span><span class="code-line">            layout={firstXThenY}
</span><span class="code-line">            style={styles.tile}
</span><span class="code-line">          >
</span><span class="code-line">            &lt;<span class="code:entity.name.type">Text</span>>{tile}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">          &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">        ))}
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  tile: { width: <span class="code:constant">80</span>, height: <span class="code:constant">48</span>, margin: <span class="code:constant">8</span>, backgroundColor: <span class="code:string">'#e0e1dd'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,s(n.h2,{id:"remarks",children:["Remarks",a(n.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,s(n.ul,{children:[`
`,a(n.li,{children:`A property without an initial value starts where the last animation of that component left it. An entering animation has none before it, so give it all
initial values.`}),`
`,a(n.li,{children:"A property that has neither an initial value nor an earlier animation logs a warning about missing initial values."}),`
`,s(n.li,{children:["A plain value in ",a(n.code,{children:"animations"})," is applied without an animation."]}),`
`,a(n.li,{children:"A layout transition of a view that had an entering animation contains the properties of both; where both have one, that of the transition counts."}),`
`,s(n.li,{children:["The three props are read once, when the component mounts (2.14.4). To change one later, mount the component again, for example with another ",a(n.code,{children:"key"}),"."]}),`
`,a(n.li,{children:"In 2.x these animations have no effect on web, under Jest and with the Chrome debugger."}),`
`]}),`
`,s(n.h2,{id:"related",children:["Related",a(n.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,s(n.ul,{children:[`
`,s(n.li,{children:[a(n.a,{...l[1],children:"Entering Animations"})," – presets for appearing."]}),`
`,s(n.li,{children:[a(n.a,{...l[2],children:"Exiting Animations"})," – presets for disappearing."]}),`
`,s(n.li,{children:[a(n.a,{...l[3],children:"Layout Transitions"})," – presets for changes of place and size."]}),`
`,s(n.li,{children:[a(n.a,{...l[4],children:"Keyframe Animations"})," – several steps without a worklet."]}),`
`,s(n.li,{children:[a(n.a,{...l[5],children:"withTiming"})," – an animation to return."]}),`
`,s(n.li,{children:[a(n.a,{...l[6],children:"Worklets"})," – the directive."]}),`
`,s(n.li,{children:[a(n.a,{...l[7],children:"Layout Animations"})," – overview."]}),`
`,s(n.li,{children:[a(n.a,{...l[8],children:"Tutorial"})," – animate a list step by step."]}),`
`]})]})}function u(e={}){let{wrapper:n}=e.components||{};return n?a(n,{...e,children:a(I,{...e})}):I(e)}var G={path:"/__legacydocs_version__/api/LayoutAnimations/customAnimations",title:"Custom Animations",documentTitle:"Custom Animations | React Native Reanimated",description:"Custom layout animations in Reanimated 2.x are worklets that get the geometry of a view and return how it enters, leaves or moves.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/LayoutAnimations/customAnimations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/customAnimations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Layout Animations"},{label:"Custom Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useSharedValue",label:"useSharedValue"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/entryAnimations",label:"Entering Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/LayoutAnimations/customAnimations","docs-versioned"],kind:"doc",id:"api/LayoutAnimations/customAnimations",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/LayoutAnimations/customAnimations"}},runtime:"",stylesheets:[]},kn=P({content:u,route:G});export{kn as mount};
