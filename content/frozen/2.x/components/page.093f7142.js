import{a as k,b as m,c as u,d as N}from"./chunk.f0be3adb.js";import{a as T}from"./chunk.8809847e.js";import{a as f}from"./chunk.9a515db4.js";import{c as _}from"./chunk.7ecce454.js";import"./chunk.794d419c.js";import{b as A}from"./chunk.0c9cc4e2.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import{b as w,g as y,i as S,n as r}from"./chunk.79a239b5.js";import{a as v,b as o,c as n,d as e,l as p,n as x}from"./chunk.a0c2a7b7.js";var b=_("3.x"),D={...b,damping:20,stiffness:90},P=u(b),B=u(D);function I(){let{target:l,moved:a,move:i}=N(),d=f(k,b),t=f(k,D),h=()=>{let c=i();d.springTo(c),t.springTo(c)};return e(S,{caption:"Above the default spring, below one with damping 20 and stiffness 90. The first trails have a picture every 50 ms.",children:[e("div",{children:[n(m,{x:d.value,target:l,trail:a?[]:P}),n(m,{x:t.value,target:l,trail:a?[]:B})]}),n(y,{label:"Moving",className:"MovingBox-settings",children:n(w,{onPress:h,children:"Move"})})]})}function M(){let[l,a]=p(15),[i,d]=p(4),[t,h]=p(120),c=t/2;return n(A,{animations:[{kind:"sequence",of:[{kind:"timing",to:-l,duration:c},{kind:"repeat",of:{kind:"timing",to:l,duration:t},times:i,reverse:!0},{kind:"timing",to:0,duration:c}]}],unit:"°",caption:"The wobble as a timeline. With an odd number of swings, the last half swing comes from the other side.",facts:[{name:"Swings",value:String(i)}],object:R=>n(C,{angle:R},"box"),controls:e(o,{children:[n(r,{label:"Angle",unit:"°",min:5,max:45,step:5,value:l,onChange:a}),n(r,{label:"Swings",min:1,max:8,step:1,value:i,onChange:d}),n(r,{label:"Time of a swing",unit:"ms",min:100,max:600,step:20,value:t,onChange:h})]})})}function C({angle:l}){return n("svg",{className:"Runner",viewBox:"0 0 360 110","aria-hidden":"true",children:n("rect",{className:"Wobble-box",x:"150",y:"25",width:"60",height:"60",rx:"8",transform:`rotate(${l.toFixed(2)} 180 55)`})})}var s=v("content/docs/2.x/fundamentals/animations.mdx");function V(l){let a={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...l.components};return e(o,{children:[e(a.p,{children:["Wrap the target of a change in a function such as ",n(a.code,{children:"withSpring"}),`, and the change becomes an animation. This page goes from the first
animation to a wobble made of three. Press `,n(a.em,{children:"Move"}),": both squares go to the same place, each with a spring of its own."]}),`
`,n(I,{}),`
`,e(a.p,{children:["You need to know what a ",n(a.a,{...s[0],children:"shared value"})," is; everything else is explained here."]}),`
`,e(a.h2,{id:"animate-a-shared-value",children:["Step 1: animate a shared value",n(a.a,{className:"hash-link",href:"#animate-a-shared-value","aria-label":"Direct link to Step 1: animate a shared value",title:"Direct link to Step 1: animate a shared value"})]}),`
`,n(a.p,{children:"Assigning a number makes the value jump. Assigning the result of an animation function makes it travel:"}),`
`,n(a.div,{className:"code-block","data-language":"tsx",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSpring,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">SpringBox</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> offset = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: offset.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.box, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Move"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          offset.value = <span class="code:entity.name.function">withSpring</span>(Math.<span class="code:entity.name.function">random</span>() * <span class="code:constant">240</span>);
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  box: { width: <span class="code:constant">72</span>, height: <span class="code:constant">72</span>, borderRadius: <span class="code:constant">12</span>, backgroundColor: <span class="code:string">'navy'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.p,{children:[n(a.code,{children:"withSpring(…)"})," does not move anything by itself. It returns an ",n(a.em,{children:"animation object"}),`, a description of the movement. The assignment hands it to the
value, and from then on Reanimated computes the value for each frame on the UI thread, until the target is reached. The style worklet
runs after each step and moves the box. React does not render in between.`]}),`
`,e(a.h2,{id:"animate-in-the-style",children:["Step 2: choose the place",n(a.a,{className:"hash-link",href:"#animate-in-the-style","aria-label":"Direct link to Step 2: choose the place",title:"Direct link to Step 2: choose the place"})]}),`
`,n(a.p,{children:"The animation function may stand in two places: where the value is assigned, as above, or in the style:"}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">  transform: [{ translateX: <span class="code:entity.name.function">withSpring</span>(offset.value) }],
</span><span class="code-line">}));
</span>`}})})}),`
`,e(a.p,{children:["Now the handler assigns plainly, ",n(a.code,{children:"offset.value = 120"}),`. The shared value jumps, and every change of that style property is animated on
its way to the screen. The result looks the same; what moves is the control.`]}),`
`,e(a.table,{children:[n(a.thead,{children:e(a.tr,{children:[n(a.th,{children:"Put it where the value is assigned"}),n(a.th,{children:"Put it in the style"})]})}),e(a.tbody,{children:[e(a.tr,{children:[n(a.td,{children:"different events move it in different ways"}),n(a.td,{children:"every change should look the same"})]}),e(a.tr,{children:[n(a.td,{children:"other worklets need the values in between"}),n(a.td,{children:"the style is computed from several values"})]}),e(a.tr,{children:[e(a.td,{children:["you want to cancel it, or follow it with ",n(a.code,{children:"useDerivedValue"})]}),n(a.td,{children:"all transitions of a component should stand together"})]})]})]}),`
`,e(a.h2,{id:"configure",children:["Step 3: choose the kind",n(a.a,{className:"hash-link",href:"#configure","aria-label":"Direct link to Step 3: choose the kind",title:"Direct link to Step 3: choose the kind"})]}),`
`,n(a.p,{children:"Three functions start an animation."}),`
`,e(a.table,{children:[n(a.thead,{children:e(a.tr,{children:[n(a.th,{children:"Function"}),n(a.th,{children:"Moves"}),n(a.th,{children:"Takes"}),n(a.th,{children:"Choose it for"})]})}),e(a.tbody,{children:[e(a.tr,{children:[n(a.td,{children:n(a.a,{...s[1],children:n(a.code,{children:"withTiming"})})}),n(a.td,{children:"along a curve, in a set time"}),n(a.td,{children:"target, configuration, callback"}),n(a.td,{children:"fades, colours, progress, everything with a fixed length"})]}),e(a.tr,{children:[n(a.td,{children:n(a.a,{...s[2],children:n(a.code,{children:"withSpring"})})}),n(a.td,{children:"like a weight on a spring"}),n(a.td,{children:"target, configuration, callback"}),n(a.td,{children:"whatever follows a finger or changes its mind midway"})]}),e(a.tr,{children:[n(a.td,{children:n(a.a,{...s[3],children:n(a.code,{children:"withDecay"})})}),n(a.td,{children:"on from a velocity, slowing down"}),n(a.td,{children:"configuration, callback"}),n(a.td,{children:"what is thrown: it has no target"})]})]})]}),`
`,e(a.p,{children:["Besides numbers, ",n(a.code,{children:"withTiming"})," and ",n(a.code,{children:"withSpring"})," animate strings with a unit (from ",n(a.code,{children:"'0deg'"})," to ",n(a.code,{children:"'45deg'"}),", from ",n(a.code,{children:"'10%'"})," to ",n(a.code,{children:"'80%'"}),`), colours, and arrays of
numbers. Current and target value must have the same form.`]}),`
`,e(a.h3,{id:"timing",children:["Timing",n(a.a,{className:"hash-link",href:"#timing","aria-label":"Direct link to Timing",title:"Direct link to Timing"})]}),`
`,e(a.p,{children:["A timing has a ",n(a.code,{children:"duration"}),", 300 ms by default, and an ",n(a.code,{children:"easing"}),` that says how progress is spread over that time. The default is
`,n(a.code,{children:"Easing.inOut(Easing.quad)"}),": slow at both ends, fast in the middle."]}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">offset.value = <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">100</span>, {
</span><span class="code-line">  duration: <span class="code:constant">450</span>,
</span><span class="code-line">  easing: Easing.<span class="code:entity.name.function">out</span>(Easing.cubic),
</span><span class="code-line">});
</span>`}})})}),`
`,n(a.p,{children:"Choose an easing and see what it does to the curve and to the ball. The default comes first:"}),`
`,n(T,{version:"2.x"}),`
`,e(a.p,{children:["For something that appears, ",n(a.code,{children:"Easing.out(…)"})," feels right: quick at first, then settling. For something that leaves, ",n(a.code,{children:"Easing.in(…)"}),". ",n(a.a,{...s[4],children:n(a.code,{children:"withTiming"})})," lists the members of ",n(a.code,{children:"Easing"}),", and ",n(a.a,{href:"https://easings.net/",target:"_blank",rel:"noopener noreferrer",children:"easings.net"}),` draws
many of them.`]}),`
`,e(a.h3,{id:"spring",children:["Spring",n(a.a,{className:"hash-link",href:"#spring","aria-label":"Direct link to Spring",title:"Direct link to Spring"})]}),`
`,n(a.p,{children:`A spring follows physics. It has no duration: how long it takes results from the settings, the distance and the velocity at the
start.`}),`
`,n(a.div,{className:"code-block","data-language":"tsx",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSpring,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">TwoSprings</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> offset = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> lively = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: <span class="code:entity.name.function">withSpring</span>(offset.value) }],
</span><span class="code-line">  }));
</span><span class="code-line">  <span class="code:keyword">const</span> calm = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [
</span><span class="code-line">      { translateX: <span class="code:entity.name.function">withSpring</span>(offset.value, { damping: <span class="code:constant">20</span>, stiffness: <span class="code:constant">90</span> }) },
</span><span class="code-line">    ],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.box, lively]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.box, calm]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Move"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          offset.value = Math.<span class="code:entity.name.function">random</span>() * <span class="code:constant">240</span>;
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  box: { width: <span class="code:constant">56</span>, height: <span class="code:constant">56</span>, margin: <span class="code:constant">8</span>, backgroundColor: <span class="code:string">'navy'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.p,{children:[`Both boxes go to the same place; it is the pair in the figure at the top of this page. The upper one has the defaults and overshoots. The lower one
has more damping and settles softly. Raise `,n(a.code,{children:"damping"})," to overshoot less, raise ",n(a.code,{children:"stiffness"})," to be faster."]}),`
`,e(a.h3,{id:"decay",children:["Decay",n(a.a,{className:"hash-link",href:"#decay","aria-label":"Direct link to Decay",title:"Direct link to Decay"})]}),`
`,e(a.p,{children:["A decay goes on from a velocity, usually the finger's, until friction has used it up. ",n(a.code,{children:"clamp"})," keeps it between two limits:"]}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">offset.value = <span class="code:entity.name.function">withDecay</span>({ velocity: <span class="code:constant">800</span>, clamp: [<span class="code:constant">0</span>, <span class="code:constant">240</span>] });
</span>`}})})}),`
`,e(a.p,{children:[n(a.a,{...s[5],children:"Events"})," uses it to throw a puck."]}),`
`,e(a.h2,{id:"callbacks",children:["Step 4: know when it ends",n(a.a,{className:"hash-link",href:"#callbacks","aria-label":"Direct link to Step 4: know when it ends",title:"Direct link to Step 4: know when it ends"})]}),`
`,n(a.p,{children:"Every animation function takes a callback as its last argument. It is a worklet and runs on the UI thread when the animation is over:"}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">offset.value = <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">100</span>, { duration: <span class="code:constant">500</span> }, (finished) <span class="code:keyword">=></span> {
</span><span class="code-line">  console.<span class="code:entity.name.function">log</span>(finished ? <span class="code:string">'arrived'</span> : <span class="code:string">'interrupted'</span>);
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.p,{children:[n(a.code,{children:"finished"})," is ",n(a.code,{children:"true"})," only if the animation came to its end, and ",n(a.code,{children:"false"}),` if it was replaced or cancelled. To tell React, call
`,n(a.a,{...s[6],children:n(a.code,{children:"runOnJS"})})," in it."]}),`
`,e(a.p,{children:["In ",n(a.code,{children:"useAnimatedStyle"})," the callback is called on completion only; an animation that is replaced by another one there ends silently (2.14.4)."]}),`
`,e(a.h2,{id:"interrupt",children:["Step 5: interrupt it",n(a.a,{className:"hash-link",href:"#interrupt","aria-label":"Direct link to Step 5: interrupt it",title:"Direct link to Step 5: interrupt it"})]}),`
`,e(a.p,{children:[`A new target takes over from the current position at once, wherever the animation stands. Nobody has to wait, and nothing has to be
cleaned up. In `,n(a.code,{children:"useAnimatedStyle"})," a new animation starts when the target of a property differs from the one of the previous run."]}),`
`,e(a.ul,{children:[`
`,e(a.li,{children:["To start the next animation ",n(a.strong,{children:"after"}),` the current one, start it in the callback, or use
`,n(a.a,{...s[7],children:n(a.code,{children:"withSequence"})}),"."]}),`
`,e(a.li,{children:["To stop a shared value ",n(a.strong,{children:"early"}),", use ",n(a.a,{...s[8],children:n(a.code,{children:"cancelAnimation"})}),"."]}),`
`]}),`
`,e(a.h2,{id:"combine-with-modifiers",children:["Step 6: combine animations",n(a.a,{className:"hash-link",href:"#combine-with-modifiers","aria-label":"Direct link to Step 6: combine animations",title:"Direct link to Step 6: combine animations"})]}),`
`,e(a.p,{children:[n(a.em,{children:"Modifiers"})," take animation objects and return a new one, so they nest like functions."]}),`
`,e(a.table,{children:[n(a.thead,{children:e(a.tr,{children:[n(a.th,{children:"Modifier"}),n(a.th,{children:"Makes of it"})]})}),e(a.tbody,{children:[e(a.tr,{children:[n(a.td,{children:n(a.a,{...s[9],children:n(a.code,{children:"withDelay(ms, animation)"})})}),n(a.td,{children:"the same, later"})]}),e(a.tr,{children:[n(a.td,{children:n(a.a,{...s[10],children:n(a.code,{children:"withSequence(a, b, …)"})})}),n(a.td,{children:"one after the other"})]}),e(a.tr,{children:[n(a.td,{children:n(a.a,{...s[11],children:n(a.code,{children:"withRepeat(animation, times, reverse)"})})}),e(a.td,{children:["the same several times, every second time backwards if ",n(a.code,{children:"reverse"})," is ",n(a.code,{children:"true"})]})]})]})]}),`
`,n(a.p,{children:"A wobble, the little shake of a field that was filled in wrongly, shows all that matters. Build it in three stages."}),`
`,e(a.p,{children:[n(a.strong,{children:"Stage one: swing out and back."})," Repeat a rotation to 15°, backwards every second time. Four runs go there and back twice:"]}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">rotation.value = <span class="code:entity.name.function">withRepeat</span>(<span class="code:entity.name.function">withTiming</span>(<span class="code:constant">15</span>, { duration: <span class="code:constant">120</span> }), <span class="code:constant">4</span>, <span class="code:constant">true</span>);
</span>`}})})}),`
`,n(a.p,{children:"It works, but only to one side: the box swings between 0° and 15°."}),`
`,e(a.p,{children:[n(a.strong,{children:"Stage two: swing to both sides."})," Begin at −15° instead of 0°. A sequence gets there first:"]}),`
`,n(a.div,{className:"code-block","data-language":"ts",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">rotation.value = <span class="code:entity.name.function">withSequence</span>(
</span><span class="code-line">  <span class="code:entity.name.function">withTiming</span>(-<span class="code:constant">15</span>, { duration: <span class="code:constant">60</span> }),
</span><span class="code-line">  <span class="code:entity.name.function">withRepeat</span>(<span class="code:entity.name.function">withTiming</span>(<span class="code:constant">15</span>, { duration: <span class="code:constant">120</span> }), <span class="code:constant">4</span>, <span class="code:constant">true</span>)
</span><span class="code-line">);
</span>`}})})}),`
`,n(a.p,{children:`The repetition starts where the first animation ended, so it swings between −15° and 15°. The first animation covers half
the distance; it gets half the time, and the speed stays even.`}),`
`,e(a.p,{children:[n(a.strong,{children:"Stage three: come to rest."})," After four runs the box is at −15°. Bring it home:"]}),`
`,n(a.div,{className:"code-block","data-language":"tsx",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withRepeat,
</span><span class="code-line">  withSequence,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> ANGLE = <span class="code:constant">15</span>;
</span><span class="code-line"><span class="code:keyword">const</span> SWING = { duration: <span class="code:constant">120</span> };
</span><span class="code-line"><span class="code:keyword">const</span> HALF_SWING = { duration: SWING.duration / <span class="code:constant">2</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Wobble</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> rotation = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ rotateZ: <span class="code:string">\`</span><span class="code:constant">\${</span><span class="code:string">rotation</span>.<span class="code:string">value</span><span class="code:constant">}</span><span class="code:string">deg\`</span> }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">wobble</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    rotation.value = <span class="code:entity.name.function">withSequence</span>(
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(-ANGLE, HALF_SWING),
</span><span class="code-line">      <span class="code:entity.name.function">withRepeat</span>(<span class="code:entity.name.function">withTiming</span>(ANGLE, SWING), <span class="code:constant">4</span>, <span class="code:constant">true</span>),
</span><span class="code-line">      <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">0</span>, HALF_SWING)
</span><span class="code-line">    );
</span><span class="code-line">  };
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.field, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Wrong!"</span> onPress={wobble} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  field: { width: <span class="code:constant">160</span>, height: <span class="code:constant">48</span>, borderRadius: <span class="code:constant">8</span>, backgroundColor: <span class="code:string">'navy'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(a.p,{children:"Set the angle and the number of swings, and see each part take its time:"}),`
`,n(M,{}),`
`,e(a.h2,{id:"layout-properties",children:["Animate layout properties",n(a.a,{className:"hash-link",href:"#layout-properties","aria-label":"Direct link to Animate layout properties",title:"Direct link to Animate layout properties"})]}),`
`,e(a.p,{children:["All native properties can be animated, ",n(a.code,{children:"width"})," and ",n(a.code,{children:"flex"}),` included, without work for the JavaScript thread. The
`,n(a.a,{href:"https://reactnative.dev/blog/2017/02/14/using-native-driver-for-animated",target:"_blank",rel:"noopener noreferrer",children:"native driver"}),` of
`,n(a.a,{href:"https://reactnative.dev/docs/animated",target:"_blank",rel:"noopener noreferrer",children:"React Native's Animated"})," cannot do that."]}),`
`,e(a.p,{children:["Some changes are costly on the native side all the same. Animating the ",n(a.code,{children:"padding"}),` of a view with many children lays out the whole
subtree in every frame; on weak devices frames are dropped. Where a `,n(a.code,{children:"transform"})," looks the same, prefer it."]}),`
`,e(a.p,{children:[`To animate a component that appears, disappears or moves because of a layout change, use
`,n(a.a,{...s[12],children:"Layout Animations"})," (since 2.3.0)."]}),`
`,e(a.h2,{id:"props-that-are-not-styles",children:["Animate props that are not styles",n(a.a,{className:"hash-link",href:"#props-that-are-not-styles","aria-label":"Direct link to Animate props that are not styles",title:"Direct link to Animate props that are not styles"})]}),`
`,e(a.p,{children:[`Props that are no styles, such as the radius of a circle or the text of an input, are animated by
`,n(a.a,{...s[13],children:n(a.code,{children:"useAnimatedProps"})}),". Hand its result to the prop ",n(a.code,{children:"animatedProps"})," of an animated component."]}),`
`,n(a.div,{className:"code-block","data-language":"tsx",children:n(a.pre,{tabIndex:"0",children:n(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedProps,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Svg, { Circle } <span class="code:keyword">from </span><span class="code:string">'react-native-svg'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> AnimatedCircle = Animated.<span class="code:entity.name.function">createAnimatedComponent</span>(Circle);
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">GrowingCircle</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> radius = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">12</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> circle = <span class="code:entity.name.function">useAnimatedProps</span>(() <span class="code:keyword">=></span> ({ r: radius.value }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Svg</span> width={<span class="code:constant">160</span>} height={<span class="code:constant">160</span>}>
</span><span class="code-line">        &lt;<span class="code:entity.name.type">AnimatedCircle</span> cx={<span class="code:constant">80</span>} cy={<span class="code:constant">80</span>} fill=<span class="code:string">"navy"</span> animatedProps={circle} />
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">Svg</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Grow"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          radius.value = <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">72</span>);
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(a.p,{children:"The circle grows to 72 points and stays there."}),`
`,e(a.h2,{id:"pitfalls",children:["Pitfalls",n(a.a,{className:"hash-link",href:"#pitfalls","aria-label":"Direct link to Pitfalls",title:"Direct link to Pitfalls"})]}),`
`,e(a.ul,{children:[`
`,e(a.li,{children:["An animation function outside of an assignment or a style does nothing: ",n(a.code,{children:"withSpring(100);"})," on a line of its own is lost."]}),`
`,n(a.li,{children:`A sequence or a repetition in a style starts anew whenever the worklet runs, also when another value in it has changed. Assign it to
a shared value instead.`}),`
`,n(a.li,{children:`Animation functions of your own are not part of the API: the built-in ones are made of worklets, and what they are made of was still
changing.`}),`
`]}),`
`,e(a.h2,{id:"related",children:["Related",n(a.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,e(a.ul,{children:[`
`,e(a.li,{children:[n(a.a,{...s[14],children:"Shared Values"})," – what the animations drive."]}),`
`,e(a.li,{children:[n(a.a,{...s[15],children:"withTiming"}),", ",n(a.a,{...s[16],children:"withSpring"}),", ",n(a.a,{...s[17],children:"withDecay"})," – the helpers."]}),`
`,e(a.li,{children:[n(a.a,{...s[18],children:"withDelay"}),", ",n(a.a,{...s[19],children:"withSequence"}),", ",n(a.a,{...s[20],children:"withRepeat"})," – the modifiers."]}),`
`,e(a.li,{children:[n(a.a,{...s[21],children:"cancelAnimation"})," – stop an animation."]}),`
`,e(a.li,{children:[n(a.a,{...s[22],children:"useAnimatedStyle"})," – styles from shared values."]}),`
`,e(a.li,{children:[n(a.a,{...s[23],children:"useAnimatedProps"})," – props from shared values."]}),`
`,e(a.li,{children:[n(a.a,{...s[24],children:"interpolate"})," – map one range to another."]}),`
`,e(a.li,{children:[n(a.a,{...s[25],children:"Keyframe Animations"})," – entering and exiting in several steps."]}),`
`,e(a.li,{children:[n(a.a,{...s[26],children:"Migration from v1"})," – from the 1.x helpers to these."]}),`
`,e(a.li,{children:[n(a.a,{...s[27],children:"About"})," – overview of the library."]}),`
`,e(a.li,{children:[n(a.a,{...s[28],children:"Worklets"})," – how callbacks and easings reach the UI thread."]}),`
`]})]})}function g(l={}){let{wrapper:a}=l.components||{};return a?n(a,{...l,children:n(V,{...l})}):V(l)}var F={path:"/__legacydocs_version__/fundamentals/animations",title:"Animations",documentTitle:"Animations | React Native Reanimated",description:"Ways to start, interrupt, customise and combine animations in Reanimated 2.x, in shared values, animated styles and props.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/fundamentals/animations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/animations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Fundamentals"},{label:"Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/shared-values",label:"Shared Values"},next:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/events",label:"Events"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-fundamentals/animations","docs-versioned"],kind:"doc",id:"fundamentals/animations",showTitle:!0,toc:[{id:"animate-a-shared-value",level:2,html:"Step 1: animate a shared value"},{id:"animate-in-the-style",level:2,html:"Step 2: choose the place"},{id:"configure",level:2,html:"Step 3: choose the kind"},{id:"timing",level:3,html:"Timing"},{id:"spring",level:3,html:"Spring"},{id:"decay",level:3,html:"Decay"},{id:"callbacks",level:2,html:"Step 4: know when it ends"},{id:"interrupt",level:2,html:"Step 5: interrupt it"},{id:"combine-with-modifiers",level:2,html:"Step 6: combine animations"},{id:"layout-properties",level:2,html:"Animate layout properties"},{id:"props-that-are-not-styles",level:2,html:"Animate props that are not styles"},{id:"pitfalls",level:2,html:"Pitfalls"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/fundamentals/animations"}},runtime:"",stylesheets:[]},sa=x({content:g,route:F});export{sa as mount};
