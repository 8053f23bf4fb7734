import{b as m}from"./chunk.0c9cc4e2.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{n as c}from"./chunk.79a239b5.js";import{a as p,b as l,c as e,d as n,l as i,n as h}from"./chunk.a0c2a7b7.js";function f(){let[s,a]=i(150),[d,u]=i(4),[o,b]=i(300);return e(m,{animations:Array.from({length:d},(_,y)=>({kind:"delay",wait:y*s,of:{kind:"timing",to:100,duration:o}})),unit:"px",caption:"The same timing for a group, delayed by the place in it. The code is that of the last element.",facts:[{name:"Last one starts after",value:String((d-1)*s),unit:"ms"}],controls:n(l,{children:[e(c,{label:"Delay per element",unit:"ms",min:0,max:500,step:10,value:s,onChange:a}),e(c,{label:"Elements",min:1,max:5,step:1,value:d,onChange:u}),e(c,{label:"duration",unit:"ms",min:100,max:1e3,step:50,value:o,onChange:b})]})})}var t=p("content/docs/2.x/api/animations/withDelay.mdx");function k(s){let a={a:"a",code:"code",div:"div",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(l,{children:[e(a.p,{children:"Starts another animation after a delay. See how delays stagger a group:"}),`
`,e(f,{}),`
`,n(a.h2,{id:"signature",children:["Signature",e(a.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withDelay</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  delayMS: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  delayedAnimation: <span class="code:entity.name.type">T</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span>`}})})}),`
`,n(a.p,{children:[e(a.code,{children:"AnimatableValue"})," is ",e(a.code,{children:"number | string | Array<number>"}),"."]}),`
`,n(a.h2,{id:"when-to-use-it",children:["When to use it",e(a.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,e(a.p,{children:"Use it to postpone an animation, or to stagger the same animation over several elements."}),`
`,n(a.h2,{id:"parameters",children:["Parameters",e(a.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(a.table,{children:[e(a.thead,{children:n(a.tr,{children:[e(a.th,{children:"Name"}),e(a.th,{children:"Meaning"}),e(a.th,{children:"Default"}),e(a.th,{children:"Type"})]})}),n(a.tbody,{children:[n(a.tr,{children:[e(a.td,{children:e(a.code,{children:"delayMS"})}),e(a.td,{children:"Time to wait, in milliseconds."}),e(a.td,{children:"required"}),e(a.td,{children:e(a.code,{children:"number"})})]}),n(a.tr,{children:[e(a.td,{children:e(a.code,{children:"delayedAnimation"})}),n(a.td,{children:["The animation to start, for example ",e(a.code,{children:"withTiming(1)"}),"."]}),e(a.td,{children:"required"}),e(a.td,{children:"animation"})]})]})]}),`
`,e(a.p,{children:"There is no callback parameter. Use the callback of the inner animation."}),`
`,n(a.h2,{id:"return-value",children:["Return value",e(a.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(a.p,{children:["An animation. Assign it to ",e(a.code,{children:".value"})," of a shared value, use it as a value in the style that a ",e(a.code,{children:"useAnimatedStyle"}),` worklet returns, or pass it to another
modifier. It has the type of the target, so that these places type-check.`]}),`
`,n(a.h2,{id:"example",children:["Example",e(a.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,e(a.p,{children:"Four dots appear one after another, from the left to the right: each waits 150 ms longer than the one before."}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useEffect } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withDelay,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Dot</span>({ index }: { index: <span class="code:entity.name.type">number</span> }) {
</span><span class="code-line">  <span class="code:keyword">const</span> opacity = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({ opacity: opacity.value }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:entity.name.function">useEffect</span>(() <span class="code:keyword">=></span> {
</span><span class="code-line">    opacity.value = <span class="code:entity.name.function">withDelay</span>(index * <span class="code:constant">150</span>, <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">1</span>));
</span><span class="code-line">  }, [index, opacity]);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.dot, style]} />;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">StaggeredDots</span>() {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={styles.row}>
</span><span class="code-line">      {[<span class="code:constant">0</span>, <span class="code:constant">1</span>, <span class="code:constant">2</span>, <span class="code:constant">3</span>].<span class="code:entity.name.function">map</span>((index) <span class="code:keyword">=></span> (
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Dot</span> key={index} index={index} />
</span><span class="code-line">      ))}
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  row: { flexDirection: <span class="code:string">'row'</span> },
</span><span class="code-line">  dot: {
</span><span class="code-line">    width: <span class="code:constant">20</span>,
</span><span class="code-line">    height: <span class="code:constant">20</span>,
</span><span class="code-line">    margin: <span class="code:constant">8</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">10</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'#335c67'</span>,
</span><span class="code-line">  },
</span><span class="code-line">});
</span>`}})})}),`
`,n(a.h2,{id:"remarks",children:["Remarks",e(a.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:["Assigned to ",e(a.code,{children:".value"}),", it ends the animation that runs on the shared value. The callback of that animation gets ",e(a.code,{children:"false"}),` in the next frame, and the value
rests until the delay is over. (Before 2.3 the value goes on moving during the delay.)`]}),`
`,n(a.li,{children:["In a style of ",e(a.code,{children:"useAnimatedStyle"})," the running animation of the property goes on during the delay, until the delayed one replaces it."]}),`
`,e(a.li,{children:"The delayed animation starts from the value at that moment."}),`
`,n(a.li,{children:["The wait is checked once per frame. It is over when more than ",e(a.code,{children:"delayMS"})," have passed."]}),`
`]}),`
`,n(a.h2,{id:"related",children:["Related",e(a.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:[e(a.a,{...t[0],children:"withSequence"})," – start after another animation instead of after a time."]}),`
`,n(a.li,{children:[e(a.a,{...t[1],children:"withRepeat"})," – repeat an animation."]}),`
`,n(a.li,{children:[e(a.a,{...t[2],children:"cancelAnimation"})," – stop an animation without starting another."]}),`
`,n(a.li,{children:[e(a.a,{...t[3],children:"withTiming"})," – an animation to delay."]}),`
`,n(a.li,{children:[e(a.a,{...t[4],children:"Animations"})," – combining modifiers."]}),`
`,n(a.li,{children:[e(a.a,{...t[5],children:"useAnimatedStyle"})," – show the value."]}),`
`]})]})}function r(s={}){let{wrapper:a}=s.components||{};return a?e(a,{...s,children:e(k,{...s})}):k(s)}var g={path:"/__legacydocs_version__/api/animations/withDelay",title:"withDelay",documentTitle:"withDelay | React Native Reanimated",description:"withDelay in Reanimated 2.x starts an animation after a number of milliseconds; what a running animation does meanwhile.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withDelay",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDelay",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withDelay"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDecay",label:"withDecay"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withRepeat",label:"withRepeat"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withDelay","docs-versioned"],kind:"doc",id:"api/animations/withDelay",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["wait","later","stagger"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withDelay"}},runtime:"",stylesheets:[]},C=h({content:r,route:g});export{C as mount};
