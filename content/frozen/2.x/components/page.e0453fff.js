import{b as u}from"./chunk.0c9cc4e2.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{n as r}from"./chunk.79a239b5.js";import{a as h,b as k,c as a,d as n,l as f,n as m}from"./chunk.a0c2a7b7.js";var w=[{to:100,duration:400},{to:-50,duration:600},{to:0,duration:300}];function b(){let[s,e]=f(w),p=(i,d)=>e(s.map((t,c)=>c===i?{...t,...d}:t));return a(u,{animations:[{kind:"sequence",of:s.map(i=>({kind:"timing",...i}))}],unit:"px",caption:"Three timings in turn. Each starts where the one before it ended.",facts:[{name:"Steps",value:String(s.length)}],controls:s.map(({to:i,duration:d},t)=>n("div",{className:"Controls-group",children:[a(r,{label:`Step ${t+1}: target`,unit:"px",min:-100,max:100,step:10,value:i,onChange:c=>p(t,{to:c})}),a(r,{label:`Step ${t+1}: duration`,unit:"ms",min:50,max:1e3,step:50,value:d,onChange:c=>p(t,{duration:c})})]},t))})}var l=h("content/docs/2.x/api/animations/withSequence.mdx");function g(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(k,{children:[a(e.p,{children:"Runs several animations one after another. See how the steps follow each other:"}),`
`,a(b,{}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withSequence</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  ...animations: [<span class="code:entity.name.type">T</span>, ...<span class="code:entity.name.type">T</span>[]]
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{children:"AnimatableValue"})," is ",a(e.code,{children:"number | string | Array<number>"}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:"Use it when one value has to pass through several targets, as in a shake, or in a button that grows and shrinks again."}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Name"}),a(e.th,{children:"Meaning"}),a(e.th,{children:"Default"}),a(e.th,{children:"Type"})]})}),a(e.tbody,{children:n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"...animations"})}),a(e.td,{children:"The steps in order. Fewer than two make little sense."}),a(e.td,{children:"at least one required"}),a(e.td,{children:"animation"})]})})]}),`
`,a(e.p,{children:"There is no callback parameter. Use the callback of the last step."}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["An animation. Assign it to ",a(e.code,{children:".value"})," of a shared value, use it as a value in the style that a ",a(e.code,{children:"useAnimatedStyle"}),` worklet returns, or pass it to another
modifier. It has the type of the target, so that these places type-check.`]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:[a(e.em,{children:"Reject"}),` shakes the field as a form does with a wrong password: a short step to the left, four quick runs between right and left, and a step back to the
middle.`]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withRepeat,
</span><span class="code-line">  withSequence,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ShakingField</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">shake</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    x.value = <span class="code:entity.name.function">withSequence</span>(
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(-<span class="code:constant">8</span>, { duration: <span class="code:constant">40</span> }),
</span><span class="code-line">      <span class="code:entity.name.function">withRepeat</span>(<span class="code:entity.name.function">withTiming</span>(<span class="code:constant">8</span>, { duration: <span class="code:constant">80</span> }), <span class="code:constant">4</span>, <span class="code:constant">true</span>),
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">0</span>, { duration: <span class="code:constant">40</span> })
</span><span class="code-line">    );
</span><span class="code-line">  };
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.field, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Reject"</span> onPress={shake} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  field: { height: <span class="code:constant">48</span>, margin: <span class="code:constant">24</span>, backgroundColor: <span class="code:string">'#e0e1dd'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:`Each step begins at the value at which the one before ended. A spring also takes over the velocity that the step before had at its end: a complete spring
has none, and a decay that a limit stopped has some.`}),`
`,n(e.li,{children:["The callback of a step gets ",a(e.code,{children:"true"})," when that step ends. On cancellation the callbacks of all steps that are not complete get ",a(e.code,{children:"false"}),"."]}),`
`,a(e.li,{children:"A call without arguments fails. Before 2.9 a call with a single animation throws too."}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...l[0],children:"withRepeat"})," – repeat a step."]}),`
`,n(e.li,{children:[a(e.a,{...l[1],children:"withDelay"})," – wait before a step."]}),`
`,n(e.li,{children:[a(e.a,{...l[2],children:"withTiming"}),", ",a(e.a,{...l[3],children:"withSpring"}),", ",a(e.a,{...l[4],children:"withDecay"})," – animations for a step."]}),`
`,n(e.li,{children:[a(e.a,{...l[5],children:"Animations"})," – combining modifiers."]}),`
`,n(e.li,{children:[a(e.a,{...l[6],children:"useAnimatedStyle"})," – show the value."]}),`
`]})]})}function o(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(g,{...s})}):g(s)}var _={path:"/__legacydocs_version__/api/animations/withSequence",title:"withSequence",documentTitle:"withSequence | React Native Reanimated",description:"withSequence in Reanimated 2.x runs animations one after another on the same value; each begins where the last one ended.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withSequence",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSequence",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withSequence"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withRepeat",label:"withRepeat"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSpring",label:"withSpring"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withSequence","docs-versioned"],kind:"doc",id:"api/animations/withSequence",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["chain","one after another"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withSequence"}},runtime:"",stylesheets:[]},V=m({content:o,route:_});export{V as mount};
