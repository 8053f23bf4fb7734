import{a as d}from"./chunk.a281f571.js";import"./chunk.794d419c.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{N as c,a as r,b as i,c as a,d as n}from"./chunk.549b8be3.js";var l=r("content/docs/2.x/api/animations/withTiming.mdx");function o(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",wbr:"wbr",...s.components};return n(i,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"withTiming"})," animates a value to a target over a fixed duration, along an easing curve. Try some durations and curves. The control points of ",a(e.code,{translate:"no",children:"bezier"}),`
can be dragged, or moved by arrow keys:`]}),`
`,a(d,{version:"2.x"}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withTiming</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  toValue: <span class="code:entity.name.type">T</span>,
</span><span class="code-line">  userConfig?: <span class="code:entity.name.type">WithTimingConfig</span>,
</span><span class="code-line">  <span class="code:entity.name.function">callback</span>?: (finished?: <span class="code:entity.name.type">boolean</span>, current?: <span class="code:entity.name.type">AnimatableValue</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">WithTimingConfig</span> {
</span><span class="code-line">  duration?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  easing?: <span class="code:entity.name.type">EasingFunction</span> | <span class="code:entity.name.type">EasingFunctionFactory</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">EasingFunction</span> = (value: <span class="code:entity.name.type">number</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">number</span>;
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">EasingFunctionFactory</span> = { <span class="code:entity.name.function">factory</span>: () <span class="code:keyword">=> </span><span class="code:entity.name.type">EasingFunction</span> };
</span>`}})})}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"AnimatableValue"})," is a number, a string or a ",a(e.code,{translate:"no",children:"number[]"}),"."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"Easing.bezier"})," returns an ",a(e.code,{translate:"no",children:"EasingFunctionFactory"}),"."]}),`
`,n(e.li,{children:["The callback gets ",a(e.code,{translate:"no",children:"current"})," only inside ",a(e.a,{...l[0],children:a(e.code,{translate:"no",children:"withRepeat"})}),"."]}),`
`]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:[`Use it when you know the length and the curve in advance, as for fades, colour changes and progress. For movements that
react to touch, `,a(e.a,{...l[1],children:a(e.code,{translate:"no",children:"withSpring"})})," looks more natural."]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"}),a(e.th,{role:"columnheader",children:"Type"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"toValue"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["The target. See ",a(e.a,{href:"#colour-formats",children:"Values"}),"."]}),a(e.td,{role:"cell","data-label":"Default",children:"required"}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"AnimatableValue"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"userConfig"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["See ",a(e.a,{href:"#options",children:"Options"}),"."]}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"{}"})}),a(e.td,{role:"cell","data-label":"Type",children:n(e.code,{translate:"no",children:["With",a(e.wbr,{}),"Timing",a(e.wbr,{}),"Config"]})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"callback"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["Called at the end: with ",a(e.code,{translate:"no",children:"true"})," when completed, with ",a(e.code,{translate:"no",children:"false"})," when cancelled."]}),a(e.td,{role:"cell","data-label":"Default",children:"–"}),a(e.td,{role:"cell","data-label":"Type",children:"worklet"})]})]})]}),`
`,n(e.h3,{id:"options",children:["Options",a(e.a,{className:"hash-link",href:"#options","aria-label":"Direct link to Options",title:"Direct link to Options"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"duration"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Length in milliseconds."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"300"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"easing"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"The curve."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"Easing.inOut(Easing.quad)"})})]})]})]}),`
`,n(e.p,{children:["For ",a(e.code,{translate:"no",children:"easing"})," use a member of ",a(e.a,{href:"#easing-module",children:a(e.code,{translate:"no",children:"Easing"})}),". A function of your own must be a worklet."]}),`
`,n(e.h3,{id:"colour-formats",children:["Values and colour formats",a(e.a,{className:"hash-link",href:"#colour-formats","aria-label":"Direct link to Values and colour formats",title:"Direct link to Values and colour formats"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["Strings may have a prefix or suffix (",a(e.code,{translate:"no",children:"'45deg'"}),", ",a(e.code,{translate:"no",children:"'50%'"}),"); their number is animated. The value at the start must be such a string too."]}),`
`,a(e.li,{children:"Arrays (since 2.3.0) need as many numbers in the target as the value has."}),`
`,n(e.li,{children:["Colours: ",a(e.code,{translate:"no",children:"rgb(r, g, b)"}),", ",a(e.code,{translate:"no",children:"rgba(r, g, b, a)"}),", ",a(e.code,{translate:"no",children:"hsl(h, s%, l%)"}),", ",a(e.code,{translate:"no",children:"hsla(h, s%, l%, a)"}),", ",a(e.code,{translate:"no",children:"#rgb"}),", ",a(e.code,{translate:"no",children:"#rgba"}),`,
`,a(e.code,{translate:"no",children:"#rrggbb"}),", ",a(e.code,{translate:"no",children:"#rrggbbaa"})," and ",a(e.a,{href:"https://www.w3.org/TR/css-color-3/#svg-color",target:"_blank",rel:"noopener noreferrer",children:"CSS names"}),` in lower case. Since 2.14 they are
blended per channel in linear space (gamma 2.2); before, hue, saturation and value are animated.`]}),`
`]}),`
`,n(e.h3,{id:"easing-module",children:["Easing module",a(e.a,{className:"hash-link",href:"#easing-module","aria-label":"Direct link to Easing module",title:"Direct link to Easing module"})]}),`
`,n(e.p,{children:["An easing function maps the progress in time, ",a(e.code,{translate:"no",children:"t"})," from 0 to 1, to the progress of the value."]}),`
`,a(e.p,{children:"These members are easing functions:"}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Member"}),a(e.th,{role:"columnheader",children:"Result"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.linear"})}),a(e.td,{role:"cell","data-label":"Result",children:"t"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.ease"})}),a(e.td,{role:"cell","data-label":"Result",children:"cubic Bézier curve (0.42, 0, 1, 1)"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.quad"})}),a(e.td,{role:"cell","data-label":"Result",children:"t²"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.cubic"})}),a(e.td,{role:"cell","data-label":"Result",children:"t³"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.sin"})}),a(e.td,{role:"cell","data-label":"Result",children:"1 − cos(t · π/2)"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.circle"})}),a(e.td,{role:"cell","data-label":"Result",children:"1 − √(1 − t²)"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.exp"})}),a(e.td,{role:"cell","data-label":"Result",children:"2^(10 · (t − 1))"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.bounce"})}),a(e.td,{role:"cell","data-label":"Result",children:"four arcs of 7.5625 · x², raised by 0, 0.75, 0.9375 and 0.984375, with breaks at 1/2.75, 2/2.75 and 2.5/2.75"})]})]})]}),`
`,a(e.p,{children:"These members return an easing function:"}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Member"}),a(e.th,{role:"columnheader",children:"Result"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.poly(n)"})}),a(e.td,{role:"cell","data-label":"Result",children:"tⁿ"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.elastic(n)"})}),a(e.td,{role:"cell","data-label":"Result",children:"1 − cos³(t · π/2) · cos(t · n · π). The bounciness n is 1 by default. The value crosses the target about n times before it ends there: never with 0, once with 1."})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.back(s)"})}),a(e.td,{role:"cell","data-label":"Result",children:"t² · ((s + 1) · t − s). It first goes back below 0. s is 1.70158 by default."})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.bezierFn(…)"})}),n(e.td,{role:"cell","data-label":"Result",children:["the cubic Bézier curve with the control points (x1, y1) and (x2, y2), for use inside ",a(e.code,{translate:"no",children:"in"}),", ",a(e.code,{translate:"no",children:"out"})," and ",a(e.code,{translate:"no",children:"inOut"})]})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.in(f)"})}),a(e.td,{role:"cell","data-label":"Result",children:"the easing unchanged"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.out(f)"})}),a(e.td,{role:"cell","data-label":"Result",children:"1 − f(1 − t)"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Member",children:a(e.code,{translate:"no",children:"Easing.inOut(f)"})}),a(e.td,{role:"cell","data-label":"Result",children:"f(2t)/2 in the first half, 1 − f(2(1 − t))/2 in the second"})]})]})]}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"Easing.bezier(x1, y1, x2, y2)"})," is the same curve as ",a(e.code,{translate:"no",children:"Easing.bezierFn(x1, y1, x2, y2)"}),", as an object ",a(e.code,{translate:"no",children:"{ factory }"})," that ",a(e.code,{translate:"no",children:"withTiming"}),` accepts.
It is not a function, so `,a(e.code,{translate:"no",children:"out"})," and ",a(e.code,{translate:"no",children:"inOut"})," fail with it. ",a(e.code,{translate:"no",children:"bezierFn"})," exists since 2.4; before 2.3 ",a(e.code,{translate:"no",children:"Easing.bezier"}),` is a
function itself.`]}),`
`,n(e.p,{children:["Before 2.7 ",a(e.code,{translate:"no",children:"Easing.poly(n)"})," and ",a(e.code,{translate:"no",children:"Easing.back(s)"}),` give no worklet when they are called on the JavaScript thread, so an animation with them throws
on Android and iOS. Call them inside a worklet there.`]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["The function returns an animation object. Assign it to ",a(e.code,{translate:"no",children:".value"}),` of a shared value, use it as a value in the object that a
`,a(e.code,{translate:"no",children:"useAnimatedStyle"})," worklet returns, or pass it to a modifier. In the typings it has the type of the target, so that all these places type-check. Before 2.6 it is a ",a(e.code,{translate:"no",children:"number"}),` there, which a
shared value of strings or arrays does not accept.`]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Press ",a(e.em,{children:"Start"}),", and again before the bar has arrived. The first callback gets ",a(e.code,{translate:"no",children:"false"}),`, since the second animation replaces the first, and the
text says `,a(e.code,{translate:"no",children:"interrupted"})," until the second one is done."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, Text, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Easing,
</span><span class="code-line">  runOnJS,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Progress</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> width = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">10</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> [status, setStatus] = <span class="code:entity.name.function">useState</span>(<span class="code:string">'idle'</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({ width: width.value }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">start</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:entity.name.function">setStatus</span>(<span class="code:string">'running'</span>);
</span><span class="code-line">    width.value = <span class="code:entity.name.function">withTiming</span>(
</span><span class="code-line">      width.value === <span class="code:constant">10</span> ? <span class="code:constant">250</span> : <span class="code:constant">10</span>,
</span><span class="code-line">      { duration: <span class="code:constant">500</span>, easing: Easing.<span class="code:entity.name.function">bezier</span>(<span class="code:constant">0.3</span>, <span class="code:constant">0.9</span>, <span class="code:constant">0.4</span>, <span class="code:constant">1</span>) },
</span><span class="code-line">      (finished) <span class="code:keyword">=></span> {
</span><span class="code-line">        <span class="code:entity.name.function">runOnJS</span>(setStatus)(finished ? <span class="code:string">'done'</span> : <span class="code:string">'interrupted'</span>);
</span><span class="code-line">      }
</span><span class="code-line">    );
</span><span class="code-line">  };
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[{ height: <span class="code:constant">40</span>, backgroundColor: <span class="code:string">'navy'</span> }, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{status}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Start"</span> onPress={start} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["A callback written inline becomes a worklet. Use ",a(e.a,{...l[2],children:a(e.code,{translate:"no",children:"runOnJS"})}),` in it to
reach React state.`]}),`
`,n(e.li,{children:[`An animation of a number that starts with the same target while another runs continues the timeline of that one. So a
`,a(e.code,{translate:"no",children:"useAnimatedStyle"}),` that runs again does not restart it. It holds for shared values too. An animation of a colour, of another string or of an array
begins anew from where it is, and so takes longer.`]}),`
`,n(e.li,{children:["The continued timeline is that of the first animation, but ",a(e.code,{translate:"no",children:"duration"})," and ",a(e.code,{translate:"no",children:"easing"}),` are those of the second. If they differ, the value
jumps: a shorter duration that has already passed ends the animation at once.`]}),`
`,n(e.li,{children:[`If the target equals the current number or string of a shared value, nothing runs, and the callback gets
`,a(e.code,{translate:"no",children:"true"})," at once. (On Android and iOS; before 2.3 the callback is not called.)"]}),`
`,n(e.li,{children:["In ",a(e.code,{translate:"no",children:"useAnimatedStyle"}),` the callback is called on completion only, not for an animation that is replaced there. It is also called when
nothing moves: at mounting, and whenever the worklet runs again after the end, the animation runs from the target to the target.`]}),`
`,n(e.li,{children:["In every frame a number is ",a(e.code,{translate:"no",children:"start + (toValue − start) · easing(elapsed / duration)"}),". Once ",a(e.code,{translate:"no",children:"duration"})," has passed, it is exactly the target."]}),`
`,n(e.li,{children:["A colour becomes a string such as ",a(e.code,{translate:"no",children:"rgba(0, 0, 255, 1)"}),", at the end too. So ",a(e.code,{translate:"no",children:"color.value === 'blue'"}),` is false after an animation to
`,a(e.code,{translate:"no",children:"'blue'"}),"."]}),`
`,n(e.li,{children:["Options are copied as given: an explicit ",a(e.code,{translate:"no",children:"undefined"})," replaces the default. Leave the key out instead."]}),`
`]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...l[3],children:"withSpring"})," – physics instead of a duration."]}),`
`,n(e.li,{children:[a(e.a,{...l[4],children:"withDecay"})," – movement without a target."]}),`
`,n(e.li,{children:[a(e.a,{...l[5],children:"withSequence"}),", ",a(e.a,{...l[6],children:"withRepeat"}),", ",a(e.a,{...l[7],children:"withDelay"}),` – combine
animations.`]}),`
`,n(e.li,{children:[a(e.a,{...l[8],children:"useAnimatedStyle"})," – show the result."]}),`
`,n(e.li,{children:[a(e.a,{...l[9],children:"interpolateColor"})," – colours driven by a number."]}),`
`,n(e.li,{children:[a(e.a,{...l[10],children:"Animations"})," – a first timing, and curves to try."]}),`
`,n(e.li,{children:[a(e.a,{...l[11],children:"cancelAnimation"})," – stop the animation."]}),`
`,n(e.li,{children:[a(e.a,{...l[12],children:"Entering animations"})," – use it inside."]}),`
`,n(e.li,{children:[a(e.a,{...l[13],children:"useAnimatedSensor"}),", ",a(e.a,{...l[14],children:"Events"})," – input to smooth."]}),`
`,n(e.li,{children:[a(e.a,{...l[15],children:"runOnJS"})," – tell React about the end."]}),`
`,n(e.li,{children:[a(e.a,{...l[16],children:"Shared values"})," – what it drives."]}),`
`,n(e.li,{children:[a(e.a,{...l[17],children:"Testing with Jest"})," – check an animation half-way."]}),`
`,n(e.li,{children:[a(e.a,{...l[18],children:"Keyframe animations"})," – an easing for each step."]}),`
`,n(e.li,{children:[a(e.a,{...l[19],children:"useSharedValue"})," – the value to animate."]}),`
`,n(e.li,{children:[a(e.a,{...l[20],children:"timing in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function t(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(o,{...s})}):o(s)}var h={path:"/__legacydocs_version__/api/animations/withTiming",title:"withTiming",documentTitle:"withTiming | React Native Reanimated",description:"The withTiming animation of Reanimated 2.x moves a value to a target over a fixed duration with an easing curve. Options, colours, callback.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withTiming",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withTiming",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withTiming"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSpring",label:"withSpring"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useAnimatedGestureHandler",label:"useAnimatedGestureHandler"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withTiming","docs-versioned"],kind:"doc",id:"api/animations/withTiming",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options",level:3,html:"Options"},{id:"colour-formats",level:3,html:"Values and colour formats"},{id:"easing-module",level:3,html:"Easing module"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["tween","easing curve"],differs:{current:"also has Easing.steps, since 3.1.0, and animates flat objects, since 3.2.0"}},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withTiming"}},runtime:"",stylesheets:[],imports:[]},g=c({content:t,route:h});export{g as mount};
