import{b as m}from"./chunk.3373a425.js";import"./chunk.8befc940.js";import"./chunk.fe9611b0.js";import{N as h,a as p,b as t,c as e,d as n,l as i,w as r}from"./chunk.ed017dd5.js";function f(){let[s,a]=i(150),[c,u]=i(4),[o,b]=i(300);return e(m,{animations:Array.from({length:c},(w,g)=>({kind:"delay",wait:g*s,of:{kind:"timing",to:100,duration:o}})),unit:"px",caption:"The same timing for a group, with increasing delays. The code is that of the last element.",facts:[{name:"Last one starts after",value:String((c-1)*s),unit:"ms"}],controls:n(t,{children:[e(r,{label:"Delay per element",unit:"ms",min:0,max:500,step:10,value:s,onChange:a}),e(r,{label:"Elements",min:1,max:5,step:1,value:c,onChange:u}),e(r,{label:"duration",unit:"ms",min:100,max:1e3,step:50,value:o,onChange:b})]})})}var l=p("content/docs/2.x/api/animations/withDelay.mdx");function k(s){let a={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",wbr:"wbr",...s.components};return n(t,{children:[n(a.p,{children:[e(a.code,{translate:"no",children:"withDelay"})," starts an animation after a delay. The figure shows how delays stagger a group:"]}),`
`,e(f,{}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"signature",children:"Signature"}),e(a.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withDelay</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  delayMS: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  delayedAnimation: <span class="code:entity.name.type">T</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span>`}})})}),`
`,n(a.p,{children:[e(a.code,{translate:"no",children:"AnimatableValue"})," is a number, a string or a ",e(a.code,{translate:"no",children:"number[]"}),"."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"when-to-use-it",children:"When to use it"}),e(a.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,e(a.p,{children:"Use it to start an animation later, or to stagger a group: give each element a delay that grows with its index."}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"parameters",children:"Parameters"}),e(a.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(a.table,{role:"table",children:[e(a.thead,{role:"rowgroup",children:n(a.tr,{role:"row",children:[e(a.th,{role:"columnheader",children:"Name"}),e(a.th,{role:"columnheader",children:"Meaning"}),e(a.th,{role:"columnheader",children:"Default"}),e(a.th,{role:"columnheader",children:"Type"})]})}),n(a.tbody,{role:"rowgroup",children:[n(a.tr,{role:"row",id:"parameters-delayms",children:[n(a.td,{role:"cell","data-label":"Name",children:[e(a.code,{translate:"no",children:"delayMS"})," ",e(a.a,{className:"hash-link",href:"#parameters-delayms","aria-label":"Direct link to delayMS"})]}),e(a.td,{role:"cell","data-label":"Meaning",children:"Time to wait, in milliseconds."}),e(a.td,{role:"cell","data-label":"Default",children:"required"}),e(a.td,{role:"cell","data-label":"Type",children:e(a.code,{translate:"no",children:"number"})})]}),n(a.tr,{role:"row",id:"parameters-delayedanimation",children:[n(a.td,{role:"cell","data-label":"Name",children:[n(a.code,{translate:"no",children:["delayed",e(a.wbr,{}),"Animation"]})," ",e(a.a,{className:"hash-link",href:"#parameters-delayedanimation","aria-label":"Direct link to delayedAnimation"})]}),e(a.td,{role:"cell","data-label":"Meaning",children:"The animation to start after the delay, such as a spring."}),e(a.td,{role:"cell","data-label":"Default",children:"required"}),e(a.td,{role:"cell","data-label":"Type",children:"animation"})]})]})]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"return-value",children:"Return value"}),e(a.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(a.p,{children:["The function returns an animation object. Assign it to ",e(a.code,{translate:"no",children:".value"}),` of a shared value, use it as a value in the object that a
`,e(a.code,{translate:"no",children:"useAnimatedStyle"}),` worklet returns, or pass it to a modifier. In the typings it has
the type of the target, so all these uses type-check. Before 2.6 it is a `,e(a.code,{translate:"no",children:"number"})," there, which a shared value of strings or arrays does not accept."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"example",children:"Example"}),e(a.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(a.p,{children:["Press ",e(a.em,{children:"Grow"}),": the four bars start one after another, 100 ms apart. Press it again while they grow: each keeps growing until its own delay is over."]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withDelay,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Bar</span>(props: { index: <span class="code:entity.name.type">number</span>; target: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">SharedValue</span>&lt;<span class="code:entity.name.type">number</span>> }) {
</span><span class="code-line">  <span class="code:keyword">const</span> { index, target } = props;
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    width: <span class="code:entity.name.function">withDelay</span>(index * <span class="code:constant">100</span>, <span class="code:entity.name.function">withTiming</span>(target.value)),
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">      style={[{ height: <span class="code:constant">20</span>, margin: <span class="code:constant">4</span>, backgroundColor: <span class="code:string">'navy'</span> }, style]}
</span><span class="code-line">    />
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">StaggeredBars</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> target = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">40</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      {[<span class="code:constant">0</span>, <span class="code:constant">1</span>, <span class="code:constant">2</span>, <span class="code:constant">3</span>].<span class="code:entity.name.function">map</span>((index) <span class="code:keyword">=></span> (
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Bar</span> key={index} index={index} target={target} />
</span><span class="code-line">      ))}
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Grow"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          target.value = target.value === <span class="code:constant">40</span> ? <span class="code:constant">240</span> : <span class="code:constant">40</span>;
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"remarks",children:"Remarks"}),e(a.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:["The modifier has no callback. The callback of the inner animation is called instead, also on cancellation (in ",e(a.code,{translate:"no",children:"useAnimatedStyle"}),", only on completion)."]}),`
`,n(a.li,{children:["The animation starts in the first frame in which ",e(a.strong,{children:"more"})," than ",e(a.code,{translate:"no",children:"delayMS"})," milliseconds have passed."]}),`
`,n(a.li,{children:[n(a.strong,{children:["In a style of ",e(a.code,{translate:"no",children:"useAnimatedStyle"})]}),`, an animation that is already running keeps going during the delay. It
is replaced when the delayed one begins.`]}),`
`,n(a.li,{children:[e(a.strong,{children:"In a shared value"}),", assigning ",e(a.code,{translate:"no",children:"withDelay(…)"})," to ",e(a.code,{translate:"no",children:".value"}),` ends the running animation.
Its callback receives `,e(a.code,{translate:"no",children:"false"})," in the next frame, and the value does not change until the delay is over. Before 2.3, and in browsers and Jest, it keeps moving during the delay."]}),`
`]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"related",children:"Related"}),e(a.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:[e(a.a,{...l[0],children:"withSequence"}),", ",e(a.a,{...l[1],children:"withRepeat"})," – the other modifiers."]}),`
`,n(a.li,{children:[e(a.a,{...l[2],children:"withTiming"})," – an animation to delay."]}),`
`,n(a.li,{children:[e(a.a,{...l[3],children:"cancelAnimation"})," – stop at once."]}),`
`,n(a.li,{children:[e(a.a,{...l[4],children:"useAnimatedStyle"})," – delays per style property."]}),`
`,n(a.li,{children:[e(a.a,{...l[5],children:"Animations"})," – modifiers in context."]}),`
`]})]})}function d(s={}){let{wrapper:a}=s.components||{};return a?e(a,{...s,children:e(k,{...s})}):k(s)}var y={path:"/__legacydocs_version__/api/animations/withDelay",title:"withDelay",documentTitle:"withDelay | React Native Reanimated",description:"The withDelay modifier of Reanimated 2.x starts an animation after a delay, with different effects on running animations.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withDelay",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDelay",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withDelay"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDecay",label:"withDecay"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withRepeat",label:"withRepeat"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withDelay","docs-versioned"],kind:"doc",id:"api/animations/withDelay",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{keywords:["wait before an animation","later","stagger"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withDelay"}},runtime:"",stylesheets:[],imports:[]},P=h({content:d,route:y});export{P as mount};
