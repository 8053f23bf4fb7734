import{a as r}from"./chunk.8809847e.js";import"./chunk.794d419c.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import"./chunk.79a239b5.js";import{a as c,b as d,c as n,d as a,n as t}from"./chunk.a0c2a7b7.js";var s=c("content/docs/2.x/api/animations/withTiming.mdx");function o(i){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...i.components};return a(d,{children:[a(e.p,{children:["Animates a value to a target over a fixed duration, along an easing curve. Try some curves; the control points of ",n(e.code,{children:"bezier"}),` can be dragged, or moved by arrow
keys:`]}),`
`,n(r,{version:"2.x"}),`
`,a(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withTiming</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  toValue: <span class="code:entity.name.type">T</span>,
</span><span class="code-line">  userConfig?: <span class="code:entity.name.type">WithTimingConfig</span>,
</span><span class="code-line">  callback?: <span class="code:entity.name.type">AnimationCallback</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">WithTimingConfig</span> {
</span><span class="code-line">  duration?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  easing?: <span class="code:entity.name.type">EasingFunction</span> | <span class="code:entity.name.type">EasingFunctionFactory</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">EasingFunction</span> = (value: <span class="code:entity.name.type">number</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">number</span>;
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">EasingFunctionFactory</span> = { <span class="code:entity.name.function">factory</span>: () <span class="code:keyword">=> </span><span class="code:entity.name.type">EasingFunction</span> };
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">AnimatableValue</span> = <span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span> | <span class="code:entity.name.type">Array</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">AnimationCallback</span> = (
</span><span class="code-line">  finished?: <span class="code:entity.name.type">boolean</span>,
</span><span class="code-line">  current?: <span class="code:entity.name.type">AnimatableValue</span>
</span><span class="code-line">) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>;
</span>`}})})}),`
`,a(e.h2,{id:"when-to-use-it",children:["When to use it",n(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:[`Use it when the length must be known: fades, progress bars, colour changes. For movements that follow a gesture
`,n(e.a,{...s[0],children:n(e.code,{children:"withSpring"})})," usually looks more natural, because a timing does not take over a velocity."]}),`
`,a(e.h2,{id:"parameters",children:["Parameters",n(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"toValue"})}),n(e.td,{children:"The target: a number, a colour string, a string with a unit, or an array of numbers."}),n(e.td,{children:"required"}),n(e.td,{children:n(e.code,{children:"AnimatableValue"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"userConfig"})}),a(e.td,{children:["See ",n(e.a,{href:"#options",children:"Options"}),"."]}),n(e.td,{children:n(e.code,{children:"{}"})}),n(e.td,{children:n(e.code,{children:"WithTimingConfig"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"callback"})}),a(e.td,{children:["Called at the end: ",n(e.code,{children:"true"})," when the animation is complete, ",n(e.code,{children:"false"})," when it was cancelled or interrupted."]}),n(e.td,{children:"none"}),n(e.td,{children:n(e.code,{children:"AnimationCallback"})})]})]})]}),`
`,a(e.h3,{id:"options",children:["Options",n(e.a,{className:"hash-link",href:"#options","aria-label":"Direct link to Options",title:"Direct link to Options"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Option"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"duration"})}),n(e.td,{children:"Length in milliseconds."}),n(e.td,{children:n(e.code,{children:"300"})}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"easing"})}),a(e.td,{children:["The curve: a member of ",n(e.a,{href:"#easing-module",children:n(e.code,{children:"Easing"})}),". A function of your own must be a worklet."]}),n(e.td,{children:n(e.code,{children:"Easing.inOut(Easing.quad)"})}),n(e.td,{children:"easing function or factory object"})]})]})]}),`
`,a(e.h3,{id:"colour-formats",children:["Colour formats",n(e.a,{className:"hash-link",href:"#colour-formats","aria-label":"Direct link to Colour formats",title:"Direct link to Colour formats"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Format"}),n(e.th,{children:"Note"})]})}),a(e.tbody,{children:[a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"rgb(r, g, b)"}),", ",n(e.code,{children:"rgba(r, g, b, a)"})]}),n(e.td,{children:"channels 0–255, alpha 0–1"})]}),a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"hsl(h, s%, l%)"}),", ",n(e.code,{children:"hsla(h, s%, l%, a)"})]}),n(e.td,{children:"hue in degrees, alpha 0–1"})]}),a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"#rgb"}),", ",n(e.code,{children:"#rgba"}),", ",n(e.code,{children:"#rrggbb"}),", ",n(e.code,{children:"#rrggbbaa"})]}),n(e.td,{children:"hexadecimal"})]}),a(e.tr,{children:[n(e.td,{children:"CSS colour name"}),a(e.td,{children:["one of the ",n(e.a,{href:"https://www.w3.org/TR/css-color-3/#svg-color",target:"_blank",rel:"noopener noreferrer",children:"CSS 3 keywords"}),", lower case"]})]})]})]}),`
`,a(e.h3,{id:"easing-module",children:["Easing module",n(e.a,{className:"hash-link",href:"#easing-module","aria-label":"Direct link to Easing module",title:"Direct link to Easing module"})]}),`
`,a(e.p,{children:["An easing function maps the progress in time, ",n(e.code,{children:"t"})," from 0 to 1, to the progress of the value."]}),`
`,n(e.p,{children:"These members are easing functions:"}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Member"}),n(e.th,{children:"Result"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.linear"})}),n(e.td,{children:"t"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.ease"})}),n(e.td,{children:"cubic Bézier curve (0.42, 0, 1, 1)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.quad"})}),n(e.td,{children:"t²"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.cubic"})}),n(e.td,{children:"t³"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.sin"})}),n(e.td,{children:"1 − cos(t · π/2)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.circle"})}),n(e.td,{children:"1 − √(1 − t²)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.exp"})}),n(e.td,{children:"2^(10 · (t − 1))"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.bounce"})}),n(e.td,{children:"four arcs of 7.5625 · x², raised by 0, 0.75, 0.9375 and 0.984375, with breaks at 1/2.75, 2/2.75 and 2.5/2.75"})]})]})]}),`
`,n(e.p,{children:"These members return an easing function:"}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Member"}),n(e.th,{children:"Result"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.poly(n)"})}),n(e.td,{children:"tⁿ"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.elastic(n)"})}),n(e.td,{children:"1 − cos³(t · π/2) · cos(t · n · π). The bounciness n is 1 by default: 0 does not overshoot, and more than 1 overshoots about n times."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.back(s)"})}),n(e.td,{children:"t² · ((s + 1) · t − s). It first goes back below 0. s is 1.70158 by default."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.bezierFn(…)"})}),a(e.td,{children:["the cubic Bézier curve with the control points (x1, y1) and (x2, y2), for use inside ",n(e.code,{children:"in"}),", ",n(e.code,{children:"out"})," and ",n(e.code,{children:"inOut"})]})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.in(f)"})}),n(e.td,{children:"the easing unchanged"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.out(f)"})}),n(e.td,{children:"1 − f(1 − t)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"Easing.inOut(f)"})}),n(e.td,{children:"f(2t)/2 in the first half, 1 − f(2(1 − t))/2 in the second"})]})]})]}),`
`,a(e.p,{children:[n(e.code,{children:"Easing.bezier(x1, y1, x2, y2)"})," is the same curve as ",n(e.code,{children:"Easing.bezierFn(x1, y1, x2, y2)"}),", as an object ",n(e.code,{children:"{ factory }"})," that ",n(e.code,{children:"withTiming"}),` accepts. It is not a
function, so `,n(e.code,{children:"in"}),", ",n(e.code,{children:"out"})," and ",n(e.code,{children:"inOut"})," do not take it. ",n(e.code,{children:"bezierFn"})," exists since 2.4; before 2.3 ",n(e.code,{children:"Easing.bezier"})," is a function itself."]}),`
`,a(e.h2,{id:"return-value",children:["Return value",n(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:["An animation. Assign it to ",n(e.code,{children:".value"})," of a shared value, use it as a value in the style that a ",n(e.code,{children:"useAnimatedStyle"}),` worklet returns, or pass it to a modifier. It
has the type of the target, so that these places type-check.`]}),`
`,a(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:["Press the window: the blind goes down, fast at first and slower towards the end. Press again on its way: it turns back at once, and the log says ",n(e.code,{children:"at rest"}),`
only when it has arrived.`]}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Pressable, StyleSheet } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Easing,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Blind</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> isDown = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">false</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> blind = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    height: <span class="code:entity.name.function">withTiming</span>(
</span><span class="code-line">      isDown.value ? <span class="code:constant">180</span> : <span class="code:constant">24</span>,
</span><span class="code-line">      { duration: <span class="code:constant">650</span>, easing: Easing.<span class="code:entity.name.function">out</span>(Easing.cubic) },
</span><span class="code-line">      () <span class="code:keyword">=></span> {
</span><span class="code-line">        console.<span class="code:entity.name.function">log</span>(<span class="code:string">'at rest'</span>);
</span><span class="code-line">      }
</span><span class="code-line">    ),
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Pressable</span>
</span><span class="code-line">      style={styles.window}
</span><span class="code-line">      onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">        isDown.value = !isDown.value;
</span><span class="code-line">      }}
</span><span class="code-line">    >
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.blind, blind]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">Pressable</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  window: { width: <span class="code:constant">140</span>, height: <span class="code:constant">180</span>, backgroundColor: <span class="code:string">'#e0e1dd'</span> },
</span><span class="code-line">  blind: { backgroundColor: <span class="code:string">'#335c67'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.p,{children:"A colour is animated in the same way:"}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">colour.value = <span class="code:entity.name.function">withTiming</span>(<span class="code:string">'tomato'</span>, { duration: <span class="code:constant">800</span> });
</span>`}})})}),`
`,a(e.h2,{id:"remarks",children:["Remarks",n(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:["In every frame the value is ",n(e.code,{children:"start + (toValue − start) · easing(elapsed / duration)"}),". Once ",n(e.code,{children:"duration"})," has passed, it is exactly the target."]}),`
`,n(e.li,{children:`Starting it again with the same target while it runs continues the timeline that is under way. Another target starts a new timeline from the current
value.`}),`
`,a(e.li,{children:["If the target equals the current value of a shared value, nothing runs, and the callback gets ",n(e.code,{children:"true"}),` at once (native platforms; before 2.3 the callback is
not called).`]}),`
`,a(e.li,{children:["Returned from ",n(e.a,{...s[1],children:n(e.code,{children:"useAnimatedStyle"})}),`, the animation calls its callback only when it is complete. One that is replaced there
ends without a call (2.14.4).`]}),`
`,a(e.li,{children:[`Since 2.14 colours are blended per channel in linear RGB space (gamma 2.2); before, their hue, saturation and value are animated. In between the value is an
`,n(e.code,{children:"rgba()"})," string."]}),`
`,a(e.li,{children:["A string with a prefix or a unit, such as ",n(e.code,{children:"'50%'"})," or ",n(e.code,{children:"'45deg'"}),", is animated by its number."]}),`
`]}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...s[2],children:"withSpring"})," – physics instead of a duration."]}),`
`,a(e.li,{children:[n(e.a,{...s[3],children:"withDecay"})," – a velocity without a target."]}),`
`,a(e.li,{children:[n(e.a,{...s[4],children:"withRepeat"}),", ",n(e.a,{...s[5],children:"withSequence"}),", ",n(e.a,{...s[6],children:"withDelay"})," – modifiers."]}),`
`,a(e.li,{children:[n(e.a,{...s[7],children:"cancelAnimation"})," – stop the animation."]}),`
`,a(e.li,{children:[n(e.a,{...s[8],children:"Animations"})," – overview of all animations."]}),`
`,a(e.li,{children:[n(e.a,{...s[9],children:"useAnimatedStyle"})," – timings inside a style."]}),`
`,a(e.li,{children:[n(e.a,{...s[10],children:"useSharedValue"}),", ",n(e.a,{...s[11],children:"Shared Values"})," – what to animate."]}),`
`,a(e.li,{children:[n(e.a,{...s[12],children:"interpolateColor"})," – colours that follow a number."]}),`
`,a(e.li,{children:[n(e.a,{...s[13],children:"runOnJS"})," – call JavaScript from the callback."]}),`
`,a(e.li,{children:[n(e.a,{...s[14],children:"Custom Animations"})," – timings in layout animations."]}),`
`,a(e.li,{children:[n(e.a,{...s[15],children:"useAnimatedSensor"})," – smooth the readings of a sensor."]}),`
`,a(e.li,{children:[n(e.a,{...s[16],children:"Testing with Jest"})," – advance a timing in tests."]}),`
`,a(e.li,{children:[n(e.a,{...s[17],children:"timing in 1.x"})," – the counterpart in the oldest API."]}),`
`,a(e.li,{children:[n(e.a,{...s[18],children:"Events"})," – what follows when a gesture ends"]}),`
`]})]})}function l(i={}){let{wrapper:e}=i.components||{};return e?n(e,{...i,children:n(o,{...i})}):o(i)}var h={path:"/__legacydocs_version__/api/animations/withTiming",title:"withTiming",documentTitle:"withTiming | React Native Reanimated",description:"withTiming in Reanimated 2.x animates a value to a target over a fixed duration along an easing curve, with all of Easing.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withTiming",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withTiming",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withTiming"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSpring",label:"withSpring"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useAnimatedGestureHandler",label:"useAnimatedGestureHandler"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withTiming","docs-versioned"],kind:"doc",id:"api/animations/withTiming",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options",level:3,html:"Options"},{id:"colour-formats",level:3,html:"Colour formats"},{id:"easing-module",level:3,html:"Easing module"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["tween","easing curve"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withTiming"}},runtime:"",stylesheets:[]},b=t({content:l,route:h});export{b as mount};
