import{a as m,b as u,c as b,d as D}from"./chunk.85228690.js";import{a as T}from"./chunk.81ff9246.js";import{a as k}from"./chunk.6b401c69.js";import{c as _}from"./chunk.947ac73d.js";import"./chunk.794d419c.js";import{b as N}from"./chunk.3373a425.js";import"./chunk.8befc940.js";import"./chunk.fe9611b0.js";import{N as A,a as v,b as o,c as e,d as n,l as r,n as y,p as S,r as x,w as p}from"./chunk.ed017dd5.js";var g=_("3.x"),h={...g,damping:22,stiffness:110},P=b(g),C=b(h);function I(){let{target:l,moved:a,move:i}=D(),d=k(m,g),t=k(m,h),f=()=>{let c=i();d.springTo(c),t.springTo(c)};return n(x,{caption:`The default spring above, and below one with damping ${h.damping} and stiffness ${h.stiffness}. The initial trails show the position every 50 ms.`,children:[n("div",{children:[e(u,{x:d.value,target:l,trail:a?[]:P}),e(u,{x:t.value,target:l,trail:a?[]:C})]}),e(S,{label:"Moving",className:"MovingBox-settings",children:e(y,{onPress:f,children:"Move"})})]})}function M(){let[l,a]=r(15),[i,d]=r(4),[t,f]=r(120),c=t/2;return e(N,{animations:[{kind:"sequence",of:[{kind:"timing",to:-l,duration:c},{kind:"repeat",of:{kind:"timing",to:l,duration:t},times:i,reverse:!0},{kind:"timing",to:0,duration:c}]}],unit:"°",caption:"The wobble as a timeline. With an odd number of swings, the last half swing comes from the other side.",facts:[{name:"Swings",value:String(i)}],object:V=>e(F,{angle:V},"box"),controls:n(o,{children:[e(p,{label:"Angle",unit:"°",min:5,max:45,step:5,value:l,onChange:a}),e(p,{label:"Swings",min:1,max:8,step:1,value:i,onChange:d}),e(p,{label:"Duration of a swing",unit:"ms",min:100,max:600,step:20,value:t,onChange:f})]})})}function F({angle:l}){return e("svg",{className:"Runner",viewBox:"0 0 360 110","aria-hidden":"true",children:e("rect",{className:"Wobble-box",x:"150",y:"25",width:"60",height:"60",rx:"8",transform:`rotate(${l.toFixed(2)} 180 55)`})})}var s=v("content/docs/2.x/fundamentals/animations.mdx");function R(l){let a={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...l.components};return n(o,{children:[n(a.p,{children:["Wrap the target of a change in a function such as ",e(a.code,{translate:"no",children:"withSpring"}),", and the change becomes an animation. This page takes you from a first animation to a wobble built from three animations. Press ",e(a.em,{children:"Move"}),": both squares move to the same position, each with its own spring."]}),`
`,e(I,{}),`
`,n(a.p,{children:["You should know ",e(a.a,{...s[0],children:"shared values"}),"; everything else is explained here."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"animate-a-shared-value",children:"Step 1: animate a shared value"}),e(a.a,{className:"hash-link",href:"#animate-a-shared-value","aria-label":"Direct link to Step 1: animate a shared value",title:"Direct link to Step 1: animate a shared value"})]}),`
`,e(a.p,{children:"Assigning a number makes the value jump. Assigning the result of an animation function animates it:"}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSpring,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">SpringBox</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.box, style]} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span>
</span><span class="code-line">        title=<span class="code:string">"Move"</span>
</span><span class="code-line">        onPress={() <span class="code:keyword">=></span> {
</span><span class="code-line">          x.value = <span class="code:entity.name.function">withSpring</span>(Math.<span class="code:entity.name.function">random</span>() * <span class="code:constant">240</span>);
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
`,n(a.p,{children:[e(a.code,{translate:"no",children:"withSpring(…)"})," does not move anything by itself. It returns an ",e(a.em,{children:"animation object"}),", a description of the movement. The assignment attaches it to the value. Reanimated then computes the value for each frame on the UI thread, until the target is reached. The style worklet runs after each step and moves the box. React does not render meanwhile."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"animate-in-the-style",children:"Step 2: choose the place"}),e(a.a,{className:"hash-link",href:"#animate-in-the-style","aria-label":"Direct link to Step 2: choose the place",title:"Direct link to Step 2: choose the place"})]}),`
`,e(a.p,{children:"You can use the animation function in two places: in the assignment to the value, as above, or in the style:"}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">  transform: [{ translateX: <span class="code:entity.name.function">withSpring</span>(x.value) }],
</span><span class="code-line">}));
</span>`}})})}),`
`,n(a.p,{children:["Now the handler assigns a plain number, ",e(a.code,{translate:"no",children:"x.value = 120"}),". The shared value jumps, and every change to that style property is animated on screen. The result looks the same; only the place where you control the animation changes."]}),`
`,n(a.table,{role:"table",children:[e(a.thead,{role:"rowgroup",children:n(a.tr,{role:"row",children:[e(a.th,{role:"columnheader",children:"In the assignment"}),e(a.th,{role:"columnheader",children:"In the style"})]})}),n(a.tbody,{role:"rowgroup",children:[n(a.tr,{role:"row",children:[e(a.td,{role:"cell","data-label":"In the assignment",children:"different events animate it differently"}),e(a.td,{role:"cell","data-label":"In the style",children:"every change should look the same"})]}),n(a.tr,{role:"row",children:[e(a.td,{role:"cell","data-label":"In the assignment",children:"other worklets need the intermediate values"}),e(a.td,{role:"cell","data-label":"In the style",children:"the style is computed from several values"})]}),n(a.tr,{role:"row",children:[n(a.td,{role:"cell","data-label":"In the assignment",children:["you want to cancel it, or follow it with ",e(a.code,{translate:"no",children:"useDerivedValue"})]}),e(a.td,{role:"cell","data-label":"In the style",children:"all transitions of a component should be in one place"})]})]})]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"configure",children:"Step 3: choose the kind"}),e(a.a,{className:"hash-link",href:"#configure","aria-label":"Direct link to Step 3: choose the kind",title:"Direct link to Step 3: choose the kind"})]}),`
`,e(a.p,{children:"Three functions start an animation."}),`
`,n(a.table,{role:"table",children:[e(a.thead,{role:"rowgroup",children:n(a.tr,{role:"row",children:[e(a.th,{role:"columnheader",children:"Function"}),e(a.th,{role:"columnheader",children:"Movement"}),e(a.th,{role:"columnheader",children:"Arguments"}),e(a.th,{role:"columnheader",children:"Choose it for"})]})}),n(a.tbody,{role:"rowgroup",children:[n(a.tr,{role:"row",id:"configure-withtiming",children:[n(a.td,{role:"cell","data-label":"Function",children:[e(a.a,{...s[1],children:e(a.code,{translate:"no",children:"withTiming"})})," ",e(a.a,{className:"hash-link",href:"#configure-withtiming","aria-label":"Direct link to withTiming"})]}),e(a.td,{role:"cell","data-label":"Movement",children:"along a curve, in a fixed time"}),e(a.td,{role:"cell","data-label":"Arguments",children:"target, configuration, callback"}),e(a.td,{role:"cell","data-label":"Choose it for",children:"fades, colours, progress, everything with a fixed length"})]}),n(a.tr,{role:"row",id:"configure-withspring",children:[n(a.td,{role:"cell","data-label":"Function",children:[e(a.a,{...s[2],children:e(a.code,{translate:"no",children:"withSpring"})})," ",e(a.a,{className:"hash-link",href:"#configure-withspring","aria-label":"Direct link to withSpring"})]}),e(a.td,{role:"cell","data-label":"Movement",children:"like a weight on a spring"}),e(a.td,{role:"cell","data-label":"Arguments",children:"target, configuration, callback"}),e(a.td,{role:"cell","data-label":"Choose it for",children:"elements that follow a finger or change direction"})]}),n(a.tr,{role:"row",id:"configure-withdecay",children:[n(a.td,{role:"cell","data-label":"Function",children:[e(a.a,{...s[3],children:e(a.code,{translate:"no",children:"withDecay"})})," ",e(a.a,{className:"hash-link",href:"#configure-withdecay","aria-label":"Direct link to withDecay"})]}),e(a.td,{role:"cell","data-label":"Movement",children:"continues with a velocity, slowing down"}),e(a.td,{role:"cell","data-label":"Arguments",children:"configuration, callback"}),e(a.td,{role:"cell","data-label":"Choose it for",children:"thrown elements, without a target"})]})]})]}),`
`,n(a.p,{children:["In addition to numbers, ",e(a.code,{translate:"no",children:"withTiming"})," and ",e(a.code,{translate:"no",children:"withSpring"})," animate strings with a unit (from ",e(a.code,{translate:"no",children:"'0deg'"})," to ",e(a.code,{translate:"no",children:"'45deg'"}),", from ",e(a.code,{translate:"no",children:"'10%'"})," to ",e(a.code,{translate:"no",children:"'80%'"}),`), colours, and, since
2.3.0, arrays of numbers. The current value and the target must have the same form: animating from `,e(a.code,{translate:"no",children:"0"})," to ",e(a.code,{translate:"no",children:"'45deg'"})," gives ",e(a.code,{translate:"no",children:"NaN"}),"."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h3,{id:"timing",children:"Timing"}),e(a.a,{className:"hash-link",href:"#timing","aria-label":"Direct link to Timing",title:"Direct link to Timing"})]}),`
`,n(a.p,{children:["A timing has a ",e(a.code,{translate:"no",children:"duration"}),", 300 ms by default, and an ",e(a.code,{translate:"no",children:"easing"}),` that distributes the progress over that time. The default is
`,e(a.code,{translate:"no",children:"Easing.inOut(Easing.quad)"}),": slow at both ends, fast in the middle."]}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">x.value = <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">100</span>, {
</span><span class="code-line">  duration: <span class="code:constant">450</span>,
</span><span class="code-line">  easing: Easing.<span class="code:entity.name.function">out</span>(Easing.cubic),
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.p,{children:"Choose an easing to see its curve and its effect on the ball. The default comes first:"}),`
`,e(T,{version:"2.x"}),`
`,n(a.p,{children:["For elements that appear, ",e(a.code,{translate:"no",children:"Easing.out(…)"})," feels right: quick at first, then settling. For elements that disappear, use ",e(a.code,{translate:"no",children:"Easing.in(…)"}),". ",e(a.a,{...s[4],children:e(a.code,{translate:"no",children:"withTiming"})}),`
lists the members of `,e(a.code,{translate:"no",children:"Easing"}),", and ",e(a.a,{href:"https://easings.net/",target:"_blank",rel:"noopener noreferrer",children:"easings.net"})," draws many of them."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h3,{id:"spring",children:"Spring"}),e(a.a,{className:"hash-link",href:"#spring","aria-label":"Direct link to Spring",title:"Direct link to Spring"})]}),`
`,e(a.p,{children:"A spring follows physics. Its length depends on the settings, the distance and the initial velocity."}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSpring,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">TwoSprings</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> lively = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: <span class="code:entity.name.function">withSpring</span>(x.value) }],
</span><span class="code-line">  }));
</span><span class="code-line">  <span class="code:keyword">const</span> calm = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [
</span><span class="code-line">      { translateX: <span class="code:entity.name.function">withSpring</span>(x.value, { damping: <span class="code:constant">22</span>, stiffness: <span class="code:constant">110</span> }) },
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
</span><span class="code-line">          x.value = Math.<span class="code:entity.name.function">random</span>() * <span class="code:constant">240</span>;
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
`,n(a.p,{children:["Both boxes move to the same position, as in the figure at the top of this page. The upper one has the defaults and overshoots. The lower one has more damping and settles softly. Increase ",e(a.code,{translate:"no",children:"damping"})," to reduce the overshoot, and ",e(a.code,{translate:"no",children:"stiffness"})," to increase the speed."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h3,{id:"decay",children:"Decay"}),e(a.a,{className:"hash-link",href:"#decay","aria-label":"Direct link to Decay",title:"Direct link to Decay"})]}),`
`,n(a.p,{children:["A decay continues with a velocity, usually the finger's, and slows down to a stop. ",e(a.code,{translate:"no",children:"clamp"})," keeps it between two limits:"]}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">x.value = <span class="code:entity.name.function">withDecay</span>({ velocity: <span class="code:constant">800</span>, clamp: [<span class="code:constant">0</span>, <span class="code:constant">240</span>] });
</span>`}})})}),`
`,n(a.p,{children:["If ",e(a.code,{translate:"no",children:"x"})," is exactly 0, nothing moves on Android and iOS (since 2.3.0); ",e(a.a,{...s[5],children:e(a.code,{translate:"no",children:"withDecay"})})," shows workarounds."]}),`
`,n(a.p,{children:[e(a.a,{...s[6],children:"Events"})," uses it to throw a puck."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"callbacks",children:"Step 4: know when it ends"}),e(a.a,{className:"hash-link",href:"#callbacks","aria-label":"Direct link to Step 4: know when it ends",title:"Direct link to Step 4: know when it ends"})]}),`
`,e(a.p,{children:"Each of the three functions takes a callback as its last argument. It is a worklet and runs on the UI thread when the animation ends:"}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">x.value = <span class="code:entity.name.function">withTiming</span>(<span class="code:constant">100</span>, { duration: <span class="code:constant">500</span> }, (finished) <span class="code:keyword">=></span> {
</span><span class="code-line">  console.<span class="code:entity.name.function">log</span>(finished ? <span class="code:string">'arrived'</span> : <span class="code:string">'interrupted'</span>);
</span><span class="code-line">});
</span>`}})})}),`
`,n(a.p,{children:[e(a.code,{translate:"no",children:"finished"})," is ",e(a.code,{translate:"no",children:"true"})," only if the animation completed, and ",e(a.code,{translate:"no",children:"false"})," if it was replaced or cancelled. To notify React, call ",e(a.a,{...s[7],children:e(a.code,{translate:"no",children:"runOnJS"})})," in the callback. Since 2.3.0 the typings have a second argument, ",e(a.code,{translate:"no",children:"current"}),"; only ",e(a.a,{...s[8],children:e(a.code,{translate:"no",children:"withRepeat"})})," sets it, for its inner animation."]}),`
`,n(a.p,{children:["In ",e(a.code,{translate:"no",children:"useAnimatedStyle"}),` the callback is called on completion only; an animation that is replaced there ends silently. It is
also called when nothing moves: at mounting, and whenever the worklet runs again after the end, the animation runs from the target to the
target.`]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"interrupt",children:"Step 5: interrupt it"}),e(a.a,{className:"hash-link",href:"#interrupt","aria-label":"Direct link to Step 5: interrupt it",title:"Direct link to Step 5: interrupt it"})]}),`
`,n(a.p,{children:["A new target takes over from the current position at once. There is no need to wait or to clean up. In ",e(a.code,{translate:"no",children:"useAnimatedStyle"})," a spring, or a timing of a number, continues when the worklet runs again with the same target. A timing of a colour, another string or an array starts again from the current value. With a new target, the new animation takes over."]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:["To start the next animation ",e(a.strong,{children:"after"}),` the current one, start it in the callback, or use
`,e(a.a,{...s[9],children:e(a.code,{translate:"no",children:"withSequence"})}),"."]}),`
`,n(a.li,{children:["To stop a shared value ",e(a.strong,{children:"early"}),", use ",e(a.a,{...s[10],children:e(a.code,{translate:"no",children:"cancelAnimation"})}),"."]}),`
`]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"combine-with-modifiers",children:"Step 6: combine animations"}),e(a.a,{className:"hash-link",href:"#combine-with-modifiers","aria-label":"Direct link to Step 6: combine animations",title:"Direct link to Step 6: combine animations"})]}),`
`,n(a.p,{children:[e(a.em,{children:"Modifiers"})," take animation objects and return a new one, so they nest like functions."]}),`
`,n(a.table,{role:"table",children:[e(a.thead,{role:"rowgroup",children:n(a.tr,{role:"row",children:[e(a.th,{role:"columnheader",children:"Modifier"}),e(a.th,{role:"columnheader",children:"Result"})]})}),n(a.tbody,{role:"rowgroup",children:[n(a.tr,{role:"row",id:"combine-with-modifiers-withdelayms-animation",children:[n(a.td,{role:"cell","data-label":"Modifier",children:[e(a.a,{...s[11],children:e(a.code,{translate:"no",children:"withDelay(ms, animation)"})})," ",e(a.a,{className:"hash-link",href:"#combine-with-modifiers-withdelayms-animation","aria-label":"Direct link to withDelay(ms, animation)"})]}),e(a.td,{role:"cell","data-label":"Result",children:"the animation, later"})]}),n(a.tr,{role:"row",id:"combine-with-modifiers-withsequencea-b-",children:[n(a.td,{role:"cell","data-label":"Modifier",children:[e(a.a,{...s[12],children:e(a.code,{translate:"no",children:"withSequence(a, b, …)"})})," ",e(a.a,{className:"hash-link",href:"#combine-with-modifiers-withsequencea-b-","aria-label":"Direct link to withSequence(a, b, …)"})]}),e(a.td,{role:"cell","data-label":"Result",children:"the animations, one after another"})]}),n(a.tr,{role:"row",id:"combine-with-modifiers-withrepeatanimation-times-reverse",children:[n(a.td,{role:"cell","data-label":"Modifier",children:[e(a.a,{...s[13],children:e(a.code,{translate:"no",children:"withRepeat(animation, times, reverse)"})})," ",e(a.a,{className:"hash-link",href:"#combine-with-modifiers-withrepeatanimation-times-reverse","aria-label":"Direct link to withRepeat(animation, times, reverse)"})]}),n(a.td,{role:"cell","data-label":"Result",children:["the animation several times, every second time backwards if ",e(a.code,{translate:"no",children:"reverse"})," is ",e(a.code,{translate:"no",children:"true"})]})]})]})]}),`
`,e(a.p,{children:"A wobble, the short shake of a field that was filled in incorrectly, combines the last two. Build it in three stages."}),`
`,n(a.p,{children:[e(a.strong,{children:"Stage one: swing out and back."})," Repeat a rotation to 15°, backwards every second time. Four runs move there and back twice:"]}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">tilt.value = <span class="code:entity.name.function">withRepeat</span>(<span class="code:entity.name.function">withTiming</span>(<span class="code:constant">15</span>, { duration: <span class="code:constant">120</span> }), <span class="code:constant">4</span>, <span class="code:constant">true</span>);
</span>`}})})}),`
`,e(a.p,{children:"This works, but only to one side: the box swings between 0° and 15°."}),`
`,n(a.p,{children:[e(a.strong,{children:"Stage two: swing to both sides."})," Begin at −15° instead of 0°. A sequence moves there first:"]}),`
`,e(a.div,{className:"code-block","data-language":"ts",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">tilt.value = <span class="code:entity.name.function">withSequence</span>(
</span><span class="code-line">  <span class="code:entity.name.function">withTiming</span>(-<span class="code:constant">15</span>, { duration: <span class="code:constant">60</span> }),
</span><span class="code-line">  <span class="code:entity.name.function">withRepeat</span>(<span class="code:entity.name.function">withTiming</span>(<span class="code:constant">15</span>, { duration: <span class="code:constant">120</span> }), <span class="code:constant">4</span>, <span class="code:constant">true</span>)
</span><span class="code-line">);
</span>`}})})}),`
`,e(a.p,{children:"The repetition starts where the first animation ended, so it swings between −15° and 15°. The first animation covers half the distance in half the time, so the speed stays constant."}),`
`,n(a.p,{children:[e(a.strong,{children:"Stage three: come to rest."})," After four runs the box is at −15°. Move it back to 0°:"]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
</span><span class="code-line">  <span class="code:keyword">const</span> tilt = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ rotateZ: <span class="code:string">\`</span><span class="code:constant">\${</span><span class="code:string">tilt</span>.<span class="code:string">value</span><span class="code:constant">}</span><span class="code:string">deg\`</span> }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">wobble</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    tilt.value = <span class="code:entity.name.function">withSequence</span>(
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
`,e(a.p,{children:"Set the angle and the number of swings, and watch how long each part takes:"}),`
`,e(M,{}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"layout-properties",children:"Animating layout properties"}),e(a.a,{className:"hash-link",href:"#layout-properties","aria-label":"Direct link to Animating layout properties",title:"Direct link to Animating layout properties"})]}),`
`,n(a.p,{children:["On Android and iOS, layout properties such as ",e(a.code,{translate:"no",children:"width"})," and ",e(a.code,{translate:"no",children:"flex"}),` can be animated too, without involving the JavaScript thread. The
`,e(a.a,{href:"https://reactnative.dev/blog/2017/02/14/using-native-driver-for-animated",target:"_blank",rel:"noopener noreferrer",children:"native driver"}),` of
`,e(a.a,{href:"https://reactnative.dev/docs/animated",target:"_blank",rel:"noopener noreferrer",children:"React Native's Animated"})," cannot do that."]}),`
`,n(a.p,{children:["Some changes are still costly on the native side. Animating the ",e(a.code,{translate:"no",children:"padding"})," of a view with many children recalculates the layout of the entire subtree in every frame; slow devices can drop frames. Prefer a ",e(a.code,{translate:"no",children:"transform"})," if it looks the same."]}),`
`,n(a.p,{children:[`To animate a component that appears, disappears or moves because of a layout change, use
`,e(a.a,{...s[14],children:"Layout Animations"})," (since 2.3.0)."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"props-that-are-not-styles",children:"Animating non-style properties"}),e(a.a,{className:"hash-link",href:"#props-that-are-not-styles","aria-label":"Direct link to Animating non-style properties",title:"Direct link to Animating non-style properties"})]}),`
`,n(a.p,{children:[`Props that are not styles, such as the radius of a circle or the text of an input, are animated with
`,e(a.a,{...s[15],children:e(a.code,{translate:"no",children:"useAnimatedProps"})}),". Pass its result to the ",e(a.code,{translate:"no",children:"animatedProps"})," prop of an animated component."]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
`,e(a.p,{children:"The radius grows to 72 points and stays there."}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"pitfalls",children:"Pitfalls"}),e(a.a,{className:"hash-link",href:"#pitfalls","aria-label":"Direct link to Pitfalls",title:"Direct link to Pitfalls"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:["An animation function has no effect if its result is unused: a statement ",e(a.code,{translate:"no",children:"withSpring(100);"})," does nothing."]}),`
`,e(a.li,{children:`A delay, a sequence or a repetition in a style restarts whenever the worklet runs, even if another value in it has changed. Assign
it to a shared value instead.`}),`
`,n(a.li,{children:["The package exports ",e(a.code,{translate:"no",children:"defineAnimation"}),", for custom animation functions. Do not rely on it: the structure of animations was still changing."]}),`
`]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"related",children:"Related"}),e(a.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:[e(a.a,{...s[16],children:"Shared values"})," – the animated data."]}),`
`,n(a.li,{children:[e(a.a,{...s[17],children:"Worklets"})," – how callbacks and easings reach the UI thread."]}),`
`,n(a.li,{children:[e(a.a,{...s[18],children:"useAnimatedStyle"}),`,
`,e(a.a,{...s[19],children:"useAnimatedProps"})," – connect values to views."]}),`
`,n(a.li,{children:[e(a.a,{...s[20],children:"withTiming"}),", ",e(a.a,{...s[21],children:"withSpring"}),`,
`,e(a.a,{...s[22],children:"withDecay"})," – the animations."]}),`
`,n(a.li,{children:[e(a.a,{...s[23],children:"withDelay"}),", ",e(a.a,{...s[24],children:"withSequence"}),`,
`,e(a.a,{...s[25],children:"withRepeat"})," – the modifiers."]}),`
`,n(a.li,{children:[e(a.a,{...s[26],children:"cancelAnimation"})," – stop early."]}),`
`,n(a.li,{children:[e(a.a,{...s[27],children:"Keyframe animations"})," – several steps while a view enters or leaves."]}),`
`,n(a.li,{children:[e(a.a,{...s[28],children:"interpolate"})," – map one range to another."]}),`
`,n(a.li,{children:[e(a.a,{...s[29],children:"Migration from v1"})," – replace the 1.x helpers."]}),`
`,n(a.li,{children:[e(a.a,{...s[30],children:"About"})," – overview of the library."]}),`
`]})]})}function w(l={}){let{wrapper:a}=l.components||{};return a?e(a,{...l,children:e(R,{...l})}):R(l)}var B={path:"/__legacydocs_version__/fundamentals/animations",title:"Animations",documentTitle:"Animations | React Native Reanimated",description:"Ways to start, interrupt, customise and combine animations in Reanimated 2.x, in shared values, animated styles and props.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/fundamentals/animations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/animations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/declarative",samePage:!1,pages:[{label:"Declarative Animation API",href:"/__legacydocs_base__/docs/1.x/declarative"}]}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Fundamentals"},{label:"Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/shared-values",label:"Shared Values"},next:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/events",label:"Events"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-fundamentals/animations","docs-versioned"],kind:"doc",id:"fundamentals/animations",showTitle:!0,toc:[{id:"animate-a-shared-value",level:2,html:"Step 1: animate a shared value"},{id:"animate-in-the-style",level:2,html:"Step 2: choose the place"},{id:"configure",level:2,html:"Step 3: choose the kind"},{id:"timing",level:3,html:"Timing"},{id:"spring",level:3,html:"Spring"},{id:"decay",level:3,html:"Decay"},{id:"callbacks",level:2,html:"Step 4: know when it ends"},{id:"interrupt",level:2,html:"Step 5: interrupt it"},{id:"combine-with-modifiers",level:2,html:"Step 6: combine animations"},{id:"layout-properties",level:2,html:"Animating layout properties"},{id:"props-that-are-not-styles",level:2,html:"Animating non-style properties"},{id:"pitfalls",level:2,html:"Pitfalls"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/fundamentals/animations"}},runtime:"",stylesheets:[],imports:[]},sa=A({content:w,route:B});export{sa as mount};
