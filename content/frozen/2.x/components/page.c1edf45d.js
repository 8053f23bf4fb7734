import{a as b,b as g}from"./chunk.36314bda.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{G as u,H as m,N as k,a as f,b as i,c as a,d as n,l as t,w as c}from"./chunk.e2223cb7.js";function w(){let[s,e]=t(4),[d,_]=t(!0),[r,y]=t(300),[p,R]=t("timing"),h={kind:"timing",to:100,duration:r};return a(g,{animations:[{kind:"repeat",of:p==="timing"?h:{kind:"sequence",of:[h,{kind:"timing",to:50,duration:r}]},times:s,reverse:d}],unit:"px",caption:"Repetitions of an animation that starts at 0. Without reverse each run jumps back to the start; a sequence cannot be reversed.",facts:[{name:"Runs",value:s>0?String(s):`endless, ${b} shown`}],controls:n(i,{children:[a(u,{label:"animation",options:[{value:"timing",label:"withTiming"},{value:"sequence",label:"withSequence"}],value:p,onChange:R}),a(c,{label:"numberOfReps",min:0,max:6,step:1,value:s,onChange:e}),a(m,{label:"reverse",checked:d,onChange:_}),a(c,{label:"duration",unit:"ms",min:100,max:1e3,step:50,value:r,onChange:y})]})})}var l=f("content/docs/2.x/api/animations/withRepeat.mdx");function v(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(i,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"withRepeat"})," plays an animation several times, or endlessly. The figure shows its parameters:"]}),`
`,a(w,{}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withRepeat</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  animation: <span class="code:entity.name.type">T</span>,
</span><span class="code-line">  numberOfReps?: <span class="code:entity.name.type">number</span>,
</span><span class="code-line">  reverse?: <span class="code:entity.name.type">boolean</span>,
</span><span class="code-line">  <span class="code:entity.name.function">callback</span>?: (finished?: <span class="code:entity.name.type">boolean</span>, current?: <span class="code:entity.name.type">AnimatableValue</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"AnimatableValue"})," is a number, a string or a ",a(e.code,{translate:"no",children:"number[]"}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:"Use it for pulses, loading indicators and wobbles, and to move something there and back."}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"}),a(e.th,{role:"columnheader",children:"Type"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"animation"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The animation to repeat."}),a(e.td,{role:"cell","data-label":"Default",children:"required"}),a(e.td,{role:"cell","data-label":"Type",children:"animation object"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"numberOfReps"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Number of runs. With 0 or a negative number it never ends."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"2"})}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"number"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"reverse"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Play every second run from the target to the start. The easing is not reversed."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"false"})}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"boolean"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"callback"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["Called with ",a(e.code,{translate:"no",children:"true"})," after the last run, or with ",a(e.code,{translate:"no",children:"false"})," on cancellation."]}),a(e.td,{role:"cell","data-label":"Default",children:"–"}),a(e.td,{role:"cell","data-label":"Type",children:"worklet"})]})]})]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["The function returns an animation object. Assign it to ",a(e.code,{translate:"no",children:".value"}),` of a shared value, use it as a value in the object that a
`,a(e.code,{translate:"no",children:"useAnimatedStyle"}),` worklet returns, or pass it to a modifier. In the typings it has
the type of the target, so all these uses type-check. Before 2.6 it is a `,a(e.code,{translate:"no",children:"number"})," there, which a shared value of strings or arrays does not accept."]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:"The box moves to 150, back to 0, and does both once more. The log has one line for each run, and one for the entire animation."}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withRepeat,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ThereAndBack</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">start</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    x.value = <span class="code:entity.name.function">withRepeat</span>(
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">150</span>, { duration: <span class="code:constant">500</span> }, (finished, current) <span class="code:keyword">=></span> {
</span><span class="code-line">        <span class="code:keyword">if</span> (finished) console.<span class="code:entity.name.function">log</span>(<span class="code:string">'one run, now at'</span>, current);
</span><span class="code-line">      }),
</span><span class="code-line">      <span class="code:constant">4</span>,
</span><span class="code-line">      <span class="code:constant">true</span>,
</span><span class="code-line">      (finished) <span class="code:keyword">=></span> {
</span><span class="code-line">        console.<span class="code:entity.name.function">log</span>(finished ? <span class="code:string">'all runs complete'</span> : <span class="code:string">'cancelled'</span>);
</span><span class="code-line">      }
</span><span class="code-line">    );
</span><span class="code-line">  };
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={[{ width: <span class="code:constant">80</span>, height: <span class="code:constant">80</span>, backgroundColor: <span class="code:string">'navy'</span> }, style]}
</span><span class="code-line">      />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Start"</span> onPress={start} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:["With ",a(e.code,{translate:"no",children:"reverse"})," and an even number of runs, the value ends where it began. If you press ",a(e.em,{children:"Start"})," during the movement, the box ends at its position at that moment."]}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["The callback of the ",a(e.strong,{children:"inner"})," animation is called after each run with ",a(e.code,{translate:"no",children:"true"})," and the current value, or without the value in a repeated ",a(e.code,{translate:"no",children:"withDelay"})," or ",a(e.code,{translate:"no",children:"withSequence"}),". The outer callback never gets ",a(e.code,{translate:"no",children:"current"}),". On cancellation, the outer callback gets ",a(e.code,{translate:"no",children:"false"})," first, then the inner one. The callbacks within a repeated ",a(e.code,{translate:"no",children:"withSequence"})," get ",a(e.code,{translate:"no",children:"false"})," during the first run only: use the outer one."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"reverse"})," works only with plain animations, such as ",a(e.code,{translate:"no",children:"withTiming"})," and ",a(e.code,{translate:"no",children:"withSpring"}),". Animations wrapped in a modifier such as ",a(e.code,{translate:"no",children:"withDelay"})," or ",a(e.code,{translate:"no",children:"withSequence"})," are not reversed."]}),`
`,n(e.li,{children:["Without ",a(e.code,{translate:"no",children:"reverse"}),", each run starts from the value at which the entire animation started, so the value jumps back in between. An array is the exception: it stays at its target, even with ",a(e.code,{translate:"no",children:"reverse"}),"."]}),`
`,n(e.li,{children:["A repeated ",a(e.a,{...l[0],children:a(e.code,{translate:"no",children:"withDecay"})})," starts each further run with the remaining velocity, so that run usually ends at once."]}),`
`,n(e.li,{children:["In ",a(e.code,{translate:"no",children:"useAnimatedStyle"})," neither callback is called on cancellation."]}),`
`,a(e.li,{children:"An endless repetition stops when it is cancelled or replaced, or when the component of its shared value unmounts."}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...l[1],children:"withTiming"}),", ",a(e.a,{...l[2],children:"withSpring"})," – animations to repeat."]}),`
`,n(e.li,{children:[a(e.a,{...l[3],children:"withDecay"})," – does not repeat well."]}),`
`,n(e.li,{children:[a(e.a,{...l[4],children:"withSequence"}),", ",a(e.a,{...l[5],children:"withDelay"})," – the other modifiers."]}),`
`,n(e.li,{children:[a(e.a,{...l[6],children:"cancelAnimation"})," – stop an endless repetition."]}),`
`,n(e.li,{children:[a(e.a,{...l[7],children:"useAnimatedStyle"})," – show the value."]}),`
`,n(e.li,{children:[a(e.a,{...l[8],children:"Animations"})," – a wobble, step by step."]}),`
`]})]})}function o(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(v,{...s})}):v(s)}var x={path:"/__legacydocs_version__/api/animations/withRepeat",title:"withRepeat",documentTitle:"withRepeat | React Native Reanimated",description:"The withRepeat modifier of Reanimated 2.x plays an animation several times or endlessly, also back and forth, and calls its callback at the end.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withRepeat",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withRepeat",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withRepeat"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDelay",label:"withDelay"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSequence",label:"withSequence"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withRepeat","docs-versioned"],kind:"doc",id:"api/animations/withRepeat",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["loop","infinite","endless","forever"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withRepeat"}},runtime:"",stylesheets:[],imports:[]},O=k({content:o,route:x});export{O as mount};
