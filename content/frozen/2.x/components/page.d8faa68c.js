import{a as b,b as g}from"./chunk.0c9cc4e2.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{n as d,x as k,y as m}from"./chunk.79a239b5.js";import{a as f,b as i,c as a,d as n,l,n as u}from"./chunk.a0c2a7b7.js";function w(){let[s,e]=l(4),[o,_]=l(!0),[c,y]=l(300),[p,R]=l("timing"),h={kind:"timing",to:100,duration:c};return a(g,{animations:[{kind:"repeat",of:p==="timing"?h:{kind:"sequence",of:[h,{kind:"timing",to:50,duration:c}]},times:s,reverse:o}],unit:"px",caption:"Repetitions of an animation that starts at 0. Without reverse each run jumps back to the start; a sequence cannot be reversed.",facts:[{name:"Runs",value:s>0?String(s):`endless, ${b} shown`}],controls:n(i,{children:[a(k,{label:"animation",options:[{value:"timing",label:"withTiming"},{value:"sequence",label:"withSequence"}],value:p,onChange:R}),a(d,{label:"numberOfReps",min:0,max:6,step:1,value:s,onChange:e}),a(m,{label:"reverse",checked:o,onChange:_}),a(d,{label:"duration",unit:"ms",min:100,max:1e3,step:50,value:c,onChange:y})]})})}var t=f("content/docs/2.x/api/animations/withRepeat.mdx");function v(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(i,{children:[a(e.p,{children:"Repeats another animation, if you like back and forth. See what the parameters do:"}),`
`,a(w,{}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withRepeat</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  animation: <span class="code:entity.name.type">T</span>,
</span><span class="code-line">  numberOfReps?: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  reverse?: <span class="code:entity.name.type">boolean</span>,
</span><span class="code-line">  callback?: <span class="code:entity.name.type">AnimationCallback</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">AnimationCallback</span> = (
</span><span class="code-line">  finished?: <span class="code:entity.name.type">boolean</span>,
</span><span class="code-line">  current?: <span class="code:entity.name.type">AnimatableValue</span>
</span><span class="code-line">) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{children:"AnimatableValue"})," is ",a(e.code,{children:"number | string | Array<number>"}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:"Use it for pulses, loaders and other movements that come again."}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Name"}),a(e.th,{children:"Meaning"}),a(e.th,{children:"Default"}),a(e.th,{children:"Type"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"animation"})}),a(e.td,{children:"The animation to repeat."}),a(e.td,{children:"required"}),a(e.td,{children:"animation"})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"numberOfReps"})}),a(e.td,{children:"How many runs. 0 or a negative number repeats without end."}),a(e.td,{children:a(e.code,{children:"2"})}),a(e.td,{children:a(e.code,{children:"number"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"reverse"})}),a(e.td,{children:"Play every second run backwards, from the target to the start."}),a(e.td,{children:a(e.code,{children:"false"})}),a(e.td,{children:a(e.code,{children:"boolean"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"callback"})}),n(e.td,{children:["Called once: with ",a(e.code,{children:"true"})," after the last run, or with ",a(e.code,{children:"false"})," on cancellation."]}),a(e.td,{children:"none"}),a(e.td,{children:a(e.code,{children:"AnimationCallback"})})]})]})]}),`
`,a(e.p,{children:"A repetition without end goes on until it is cancelled, replaced, or its component unmounts."}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["An animation. Assign it to ",a(e.code,{children:".value"})," of a shared value, use it as a value in the style that a ",a(e.code,{children:"useAnimatedStyle"}),` worklet returns, or pass it to another
modifier. It has the type of the target, so that these places type-check.`]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:[a(e.em,{children:"Nudge"}),` moves the box to the right and back, twice. Look at the log: the inner callback reports each of the four runs, with the value at its end, and the
outer one reports once, at the end of all.`]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withRepeat,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Nudge</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">start</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    x.value = <span class="code:entity.name.function">withRepeat</span>(
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">60</span>, { duration: <span class="code:constant">250</span> }, (finished, current) <span class="code:keyword">=></span> {
</span><span class="code-line">        console.<span class="code:entity.name.function">log</span>(<span class="code:string">'one run'</span>, finished, current);
</span><span class="code-line">      }),
</span><span class="code-line">      <span class="code:constant">4</span>,
</span><span class="code-line">      <span class="code:constant">true</span>,
</span><span class="code-line">      (finished) <span class="code:keyword">=></span> {
</span><span class="code-line">        console.<span class="code:entity.name.function">log</span>(<span class="code:string">'all runs'</span>, finished);
</span><span class="code-line">      }
</span><span class="code-line">    );
</span><span class="code-line">  };
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.box, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Nudge"</span> onPress={start} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  box: { width: <span class="code:constant">60</span>, height: <span class="code:constant">60</span>, backgroundColor: <span class="code:string">'#335c67'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["With ",a(e.code,{children:"reverse"}),", an even number of runs ends at the start value, and an odd number at the target."]}),`
`,n(e.li,{children:["Without ",a(e.code,{children:"reverse"}),", each run begins again at the value where the first one began, so the value jumps back."]}),`
`,n(e.li,{children:[a(e.code,{children:"reverse"})," works only with plain animations such as ",a(e.code,{children:"withTiming"})," and ",a(e.code,{children:"withSpring"}),", not with those wrapped in ",a(e.a,{...t[0],children:a(e.code,{children:"withDelay"})}),` or
`,a(e.a,{...t[1],children:a(e.code,{children:"withSequence"})}),"."]}),`
`,n(e.li,{children:["A repeated ",a(e.a,{...t[2],children:a(e.code,{children:"withDecay"})})," begins each further run with the velocity that is left from the run before. Without ",a(e.code,{children:"clamp"}),` it therefore stops at
once.`]}),`
`,n(e.li,{children:["The callback of the inner animation is called after each run and on cancellation, with ",a(e.code,{children:"(finished, current)"}),". On cancellation ",a(e.code,{children:"current"})," is undefined."]}),`
`,n(e.li,{children:["The callback of ",a(e.code,{children:"withRepeat"})," is called once, at the end or on cancellation, with ",a(e.code,{children:"(finished)"}),"."]}),`
`,n(e.li,{children:["On cancellation the callback of ",a(e.code,{children:"withRepeat"})," runs first, and then the one of the inner animation."]}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...t[3],children:"withTiming"}),", ",a(e.a,{...t[4],children:"withSpring"}),", ",a(e.a,{...t[5],children:"withDecay"})," – animations to repeat."]}),`
`,n(e.li,{children:[a(e.a,{...t[6],children:"withSequence"})," – several steps in order."]}),`
`,n(e.li,{children:[a(e.a,{...t[7],children:"withDelay"})," – start later."]}),`
`,n(e.li,{children:[a(e.a,{...t[8],children:"cancelAnimation"})," – end a repetition."]}),`
`,n(e.li,{children:[a(e.a,{...t[9],children:"Animations"})," – combining modifiers."]}),`
`,n(e.li,{children:[a(e.a,{...t[10],children:"useAnimatedStyle"})," – show the value."]}),`
`]})]})}function r(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(v,{...s})}):v(s)}var x={path:"/__legacydocs_version__/api/animations/withRepeat",title:"withRepeat",documentTitle:"withRepeat | React Native Reanimated",description:"withRepeat in Reanimated 2.x repeats an animation several times or without end, if you like back and forth.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withRepeat",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withRepeat",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withRepeat"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDelay",label:"withDelay"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSequence",label:"withSequence"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withRepeat","docs-versioned"],kind:"doc",id:"api/animations/withRepeat",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["loop","infinite","endless","forever"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withRepeat"}},runtime:"",stylesheets:[]},F=u({content:r,route:x});export{F as mount};
