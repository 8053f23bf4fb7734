import{b as k}from"./chunk.3373a425.js";import"./chunk.8befc940.js";import"./chunk.fe9611b0.js";import{N as f,a as p,b as m,c as a,d as n,l as u,w as o}from"./chunk.ed017dd5.js";var v=[{to:100,duration:400},{to:-50,duration:600},{to:0,duration:300}];function b(){let[s,e]=u(v),h=(i,r)=>e(s.map((l,c)=>c===i?{...l,...r}:l));return a(k,{animations:[{kind:"sequence",of:s.map(i=>({kind:"timing",...i}))}],unit:"px",caption:"Three timings in turn. Each starts where the previous one ended.",facts:[{name:"Steps",value:String(s.length)}],controls:s.map(({to:i,duration:r},l)=>n("div",{className:"Controls-group",children:[a(o,{label:`Step ${l+1}: target`,unit:"px",min:-100,max:100,step:10,value:i,onChange:c=>h(l,{to:c})}),a(o,{label:`Step ${l+1}: duration`,unit:"ms",min:50,max:1e3,step:50,value:r,onChange:c=>h(l,{duration:c})})]},l))})}var t=p("content/docs/2.x/api/animations/withSequence.mdx");function g(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(m,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"withSequence"})," plays animations one after another. The figure shows how the steps follow each other:"]}),`
`,a(b,{}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"signature",children:"Signature"}),a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withSequence</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  ...animations: [<span class="code:entity.name.type">T</span>, ...<span class="code:entity.name.type">T</span>[]]
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"AnimatableValue"})," is a number, a string or a ",a(e.code,{translate:"no",children:"number[]"}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"when-to-use-it",children:"When to use it"}),a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:[`Use it to move a value to several targets in turn, as in a shake, or in a hint that moves there and back. To play the same
animation several times, use `,a(e.a,{...t[0],children:a(e.code,{translate:"no",children:"withRepeat"})}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"parameters",children:"Parameters"}),a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"}),a(e.th,{role:"columnheader",children:"Type"})]})}),a(e.tbody,{role:"rowgroup",children:n(e.tr,{role:"row",id:"parameters-animations",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"...animations"})," ",a(e.a,{className:"hash-link",href:"#parameters-animations","aria-label":"Direct link to ...animations"})]}),a(e.td,{role:"cell","data-label":"Meaning",children:"One or more animations, in the order in which they run."}),a(e.td,{role:"cell","data-label":"Default",children:"required"}),a(e.td,{role:"cell","data-label":"Type",children:"animation objects"})]})})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"return-value",children:"Return value"}),a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["The function returns an animation object. Assign it to ",a(e.code,{translate:"no",children:".value"}),` of a shared value, use it as a value in the object that a
`,a(e.code,{translate:"no",children:"useAnimatedStyle"}),` worklet returns, or pass it to a modifier. In the typings it has
the type of the target, so all these uses type-check. Before 2.6 it is a `,a(e.code,{translate:"no",children:"number"})," there, which a shared value of strings or arrays does not accept."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"example",children:"Example"}),a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Press ",a(e.em,{children:"Shake"}),": the box moves to the left, past its original position to the right, and back. The middle step takes twice as long, because it covers twice the distance."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSequence,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Shake</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">shake</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    x.value = <span class="code:entity.name.function">withSequence</span>(
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(-<span class="code:constant">12</span>, { duration: <span class="code:constant">50</span> }),
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">12</span>, { duration: <span class="code:constant">100</span> }),
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">0</span>, { duration: <span class="code:constant">50</span> })
</span><span class="code-line">    );
</span><span class="code-line">  };
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={[{ width: <span class="code:constant">80</span>, height: <span class="code:constant">80</span>, backgroundColor: <span class="code:string">'navy'</span> }, style]}
</span><span class="code-line">      />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Shake"</span> onPress={shake} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"remarks",children:"Remarks"}),a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:"Each step starts right after the previous one ends."}),`
`,a(e.li,{children:"The callback of each inner animation is called when its own step ends. The sequence has no callback: put it on the last step."}),`
`,n(e.li,{children:["On cancellation, the callbacks of the unfinished steps are called with ",a(e.code,{translate:"no",children:"false"}),". In ",a(e.code,{translate:"no",children:"useAnimatedStyle"})," they are not."]}),`
`,n(e.li,{children:["A step starts from the value at which the previous one ended. A spring also takes over the velocity of the previous step, if it has one: a decay stopped by ",a(e.code,{translate:"no",children:"clamp"})," does, a spring at rest does not."]}),`
`,n(e.li,{children:["Do not begin a sequence with ",a(e.code,{translate:"no",children:"withDelay"}),`. In a style, and on Android and iOS also in the first animation of a shared value, the value jumps to the
target of the last step and waits there. Put the delay around the sequence: `,a(e.code,{translate:"no",children:"withDelay(500, withSequence(…))"}),"."]}),`
`,n(e.li,{children:["The ",a(e.a,{...t[1],children:"Jest mock"})," returns 0."]}),`
`,a(e.li,{children:"A call without arguments fails. Before 2.9 a call with a single animation throws too."}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"related",children:"Related"}),a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...t[2],children:"withRepeat"}),", ",a(e.a,{...t[3],children:"withDelay"})," – the other modifiers."]}),`
`,n(e.li,{children:[a(e.a,{...t[4],children:"withTiming"})," – the usual step."]}),`
`,n(e.li,{children:[a(e.a,{...t[5],children:"withSpring"}),", ",a(e.a,{...t[6],children:"withDecay"})," – steps with a velocity."]}),`
`,n(e.li,{children:[a(e.a,{...t[7],children:"Animations"})," – a wobble, step by step."]}),`
`,n(e.li,{children:[a(e.a,{...t[8],children:"useAnimatedStyle"})," – show the value."]}),`
`]})]})}function d(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(g,{...s})}):g(s)}var w={path:"/__legacydocs_version__/api/animations/withSequence",title:"withSequence",documentTitle:"withSequence | React Native Reanimated",description:"The withSequence modifier of Reanimated 2.x plays several animations one after another on the same value, such as a shake.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withSequence",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSequence",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withSequence"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withRepeat",label:"withRepeat"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSpring",label:"withSpring"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withSequence","docs-versioned"],kind:"doc",id:"api/animations/withSequence",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{keywords:["chain","one after another"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withSequence"}},runtime:"",stylesheets:[],imports:[]},I=f({content:d,route:w});export{I as mount};
