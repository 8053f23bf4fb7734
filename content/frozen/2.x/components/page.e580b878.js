import{a as f}from"./chunk.6b401c69.js";import{c as E}from"./chunk.947ac73d.js";import"./chunk.fe9611b0.js";import{E as g,G as N,H as D,J as R,N as I,a as _,b as G,c as e,d as n,k as A,l as m,m as H,p as T,r as P}from"./chunk.ed017dd5.js";var w=E("3.x"),r={width:360,height:220},k=32,c={x:r.width/2,y:r.height/2},B=20;function M(){let[l,a]=m("return"),[o,y]=m(!1),i=f(c.x,w),p=f(c.y,w),u=f(1,w),b=A({x:0,y:0}),C=R(),x=()=>{y(!0),u.springTo(1.2)},h=()=>{y(!1),u.springTo(1),l==="return"&&(i.springTo(c.x),p.springTo(c.y))},S=t=>{l!=="tap"&&(i.jumpTo(V(t.x,r.width)),p.jumpTo(V(t.y,r.height)))},U=t=>{let d=g(t);d!==void 0&&(D(t),b.current={x:d.x-i.value,y:d.y-p.value},x())},O=t=>{let d=g(t);d===void 0||!t.currentTarget.hasPointerCapture(t.pointerId)||S({x:d.x-b.current.x,y:d.y-b.current.y})},W=t=>{let d=H[t.key];d===void 0&&t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),o||x(),d!==void 0&&S({x:i.value+d.x*B,y:p.value-d.y*B}))};return n(P,{caption:X[l],children:[n("svg",{className:"Ball",viewBox:`0 0 ${r.width} ${r.height}`,"aria-label":"A ball on a screen",children:[e("circle",{className:"Ball-home",cx:c.x,cy:c.y,r:k}),e("circle",{className:o?"Ball-ball Ball-pressed":"Ball-ball",cx:i.value.toFixed(2),cy:p.value.toFixed(2),r:(k*u.value).toFixed(2),role:"button",tabIndex:C?0:-1,"aria-label":l==="tap"?"Ball to press":"Ball to drag or to move with the arrow keys","aria-pressed":o,onPointerDown:U,onPointerMove:O,onPointerUp:h,onPointerCancel:h,onKeyDown:W,onKeyUp:()=>o&&h(),onBlur:()=>o&&h()})]}),e(T,{label:"Gesture",className:"Ball-settings",children:e(N,{label:"The ball",options:j,value:l,onChange:a})})]})}var j=[{value:"tap",label:"responds to a tap"},{value:"return",label:"springs back after a drag"},{value:"stay",label:"stays where it is dropped"}],X={tap:"While pressed, the ball is yellow, and a spring enlarges it.",return:"The ball follows a drag, and springs back to its start when released.",stay:"The ball stays where it is dropped, and the next drag continues from there."};function V(l,a){return Math.min(Math.max(l,k),a-k)}var s=_("content/docs/2.x/fundamentals/events.mdx");function F(l){let a={a:"a",code:"code",div:"div",em:"em",figcaption:"figcaption",figure:"figure",h2:"h2",li:"li",ol:"ol",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...l.components};return n(G,{children:[e(a.p,{children:"Worklets on the UI thread handle touches, so a view follows the finger even while the JavaScript thread is busy. This page builds a ball that grows under the finger, follows it and stays where it is dropped, and then a puck that can be thrown. Try the ball:"}),`
`,e(M,{}),`
`,n(a.p,{children:["The gestures come from ",e(a.a,{href:"https://docs.swmansion.com/react-native-gesture-handler/",target:"_blank",rel:"noopener noreferrer",children:"react-native-gesture-handler"}),", and the reactions come from ",e(a.a,{...s[0],children:e(a.code,{translate:"no",children:"useAnimatedGestureHandler"})}),`. All steps share one idea: the handler changes a
`,e(a.a,{...s[1],children:"shared value"}),", and an animated style shows it."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"preparation",children:"Before you start"}),e(a.a,{className:"hash-link",href:"#preparation","aria-label":"Direct link to Before you start",title:"Direct link to Before you start"})]}),`
`,n(a.p,{children:["Install ",e(a.code,{translate:"no",children:"react-native-gesture-handler"}),", and wrap the app's root in ",e(a.code,{translate:"no",children:"GestureHandlerRootView"}),". Otherwise, gestures are not captured on Android and, since Gesture Handler 2.10.0, the components throw in development on Android and iOS (until 2.12.0 also on the web):"]}),`
`,n(a.figure,{className:"code-block","data-language":"tsx",children:[e(a.figcaption,{className:"code-title",children:"Root.tsx"}),e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet, Text } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { GestureHandlerRootView } <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Root</span>() {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">GestureHandlerRootView</span> style={StyleSheet.absoluteFill}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>The rest of the app&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">GestureHandlerRootView</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"step-1-react-to-a-tap",children:"Step 1: answer a tap"}),e(a.a,{className:"hash-link",href:"#step-1-react-to-a-tap","aria-label":"Direct link to Step 1: answer a tap",title:"Direct link to Step 1: answer a tap"})]}),`
`,n(a.p,{children:["Wrap the view in the gesture component, ",e(a.code,{translate:"no",children:"TapGestureHandler"}),", and pass it the result of the hook. The hook takes an object with a worklet for each gesture state that you want to handle."]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> {
</span><span class="code-line">  TapGestureHandler,
</span><span class="code-line">  TapGestureHandlerGestureEvent,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedGestureHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSpring,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">TapBall</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> held = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">false</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onTap = <span class="code:entity.name.function">useAnimatedGestureHandler</span>&lt;<span class="code:entity.name.type">TapGestureHandlerGestureEvent</span>>({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: () <span class="code:keyword">=></span> {
</span><span class="code-line">      held.value = <span class="code:constant">true</span>;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onFinish</span>: () <span class="code:keyword">=></span> {
</span><span class="code-line">      held.value = <span class="code:constant">false</span>;
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    backgroundColor: held.value ? <span class="code:string">'gold'</span> : <span class="code:string">'midnightblue'</span>,
</span><span class="code-line">    transform: [{ scale: <span class="code:entity.name.function">withSpring</span>(held.value ? <span class="code:constant">1.2</span> : <span class="code:constant">1</span>) }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">TapGestureHandler</span> onGestureEvent={onTap}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={[{ width: <span class="code:constant">96</span>, height: <span class="code:constant">96</span>, borderRadius: <span class="code:constant">48</span> }, style]}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">TapGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,e(a.p,{children:"When you press the ball:"}),`
`,n(a.ol,{children:[`
`,n(a.li,{children:["The finger touches the screen, and ",e(a.code,{translate:"no",children:"onStart"})," sets ",e(a.code,{translate:"no",children:"held"}),"."]}),`
`,n(a.li,{children:["The style worklet uses ",e(a.code,{translate:"no",children:"held"}),", so it runs again. The colour changes at once; the size springs to 1.2. Without ",e(a.code,{translate:"no",children:"withSpring"})," it would jump."]}),`
`,n(a.li,{children:["The finger lifts, ",e(a.code,{translate:"no",children:"onFinish"})," clears ",e(a.code,{translate:"no",children:"held"}),", and the style returns to its initial state."]}),`
`]}),`
`,n(a.p,{children:[e(a.code,{translate:"no",children:"onFinish"})," also runs when the tap fails because the finger stays down for too long or slides away. ",e(a.code,{translate:"no",children:"onEnd"})," runs only after a successful tap: with ",e(a.code,{translate:"no",children:"onEnd"})," alone, the ball would stay yellow after a long press."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"step-2-follow-the-finger",children:"Step 2: follow a drag"}),e(a.a,{className:"hash-link",href:"#step-2-follow-the-finger","aria-label":"Direct link to Step 2: follow a drag",title:"Direct link to Step 2: follow a drag"})]}),`
`,n(a.p,{children:["Unlike a tap, a pan is continuous. Once it is recognised, ",e(a.code,{translate:"no",children:"onActive"})," runs for every movement until it ends, and the event contains the distance moved: ",e(a.code,{translate:"no",children:"translationX"})," and ",e(a.code,{translate:"no",children:"translationY"}),"."]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> {
</span><span class="code-line">  PanGestureHandler,
</span><span class="code-line">  PanGestureHandlerGestureEvent,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedGestureHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withSpring,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ReturningBall</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> y = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onPan = <span class="code:entity.name.function">useAnimatedGestureHandler</span>&lt;<span class="code:entity.name.type">PanGestureHandlerGestureEvent</span>>({
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: (event) <span class="code:keyword">=></span> {
</span><span class="code-line">      x.value = event.translationX;
</span><span class="code-line">      y.value = event.translationY;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onFinish</span>: () <span class="code:keyword">=></span> {
</span><span class="code-line">      x.value = <span class="code:entity.name.function">withSpring</span>(<span class="code:constant">0</span>);
</span><span class="code-line">      y.value = <span class="code:entity.name.function">withSpring</span>(<span class="code:constant">0</span>);
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }, { translateY: y.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onPan}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.ball, style]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  ball: {
</span><span class="code-line">    width: <span class="code:constant">96</span>,
</span><span class="code-line">    height: <span class="code:constant">96</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">48</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'midnightblue'</span>,
</span><span class="code-line">  },
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.p,{children:"While the finger moves, the values are assigned without animation: the ball must be exactly below the finger, and an animation would lag behind. After the release there is nothing to follow, and a spring brings the ball back."}),`
`,e(a.p,{children:"Catch the ball on its way back: it jumps, because the new pan counts its translation from 0, while the ball is elsewhere. The next step fixes this."}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"step-3-stay-where-it-is-dropped",children:"Step 3: remember where it was"}),e(a.a,{className:"hash-link",href:"#step-3-stay-where-it-is-dropped","aria-label":"Direct link to Step 3: remember where it was",title:"Direct link to Step 3: remember where it was"})]}),`
`,n(a.p,{children:["Each gesture counts from its own origin. To continue from the current position, store it when the gesture begins. Every handler receives a second argument for such data, the ",e(a.em,{children:"context"}),": one plain object that all handlers of this hook share."]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> {
</span><span class="code-line">  PanGestureHandler,
</span><span class="code-line">  PanGestureHandlerGestureEvent,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedGestureHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">Grip</span> = { x: <span class="code:entity.name.type">number</span>; y: <span class="code:entity.name.type">number</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">DraggableBall</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> y = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onPan = <span class="code:entity.name.function">useAnimatedGestureHandler</span>&lt;<span class="code:entity.name.type">PanGestureHandlerGestureEvent</span>, <span class="code:entity.name.type">Grip</span>>({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: (_, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      grip.x = x.value;
</span><span class="code-line">      grip.y = y.value;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: (event, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      x.value = grip.x + event.translationX;
</span><span class="code-line">      y.value = grip.y + event.translationY;
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }, { translateY: y.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onPan}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.ball, style]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  ball: {
</span><span class="code-line">    width: <span class="code:constant">96</span>,
</span><span class="code-line">    height: <span class="code:constant">96</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">48</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'midnightblue'</span>,
</span><span class="code-line">  },
</span><span class="code-line">});
</span>`}})})}),`
`,e(a.p,{children:"The ball stays where it is dropped, and the next drag continues from there. Pass the context type as the second type argument of the hook. The object exists as long as the component, across renders."}),`
`,e(a.p,{children:"A shared value for the grip would also work. The context is simpler, because nothing else depends on it."}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"step-4-throw-it",children:"Step 4: throw it"}),e(a.a,{className:"hash-link",href:"#step-4-throw-it","aria-label":"Direct link to Step 4: throw it",title:"Direct link to Step 4: throw it"})]}),`
`,n(a.p,{children:["A pan event also contains the speed: ",e(a.code,{translate:"no",children:"velocityX"})," and ",e(a.code,{translate:"no",children:"velocityY"}),", on Android and iOS in points per second. Pass it to ",e(a.a,{...s[2],children:e(a.code,{translate:"no",children:"withDecay"})}),", and the movement continues and slows down. This is step 3 for a puck that moves sideways only, within limits:"]}),`
`,e(a.div,{className:"code-block","data-language":"tsx",children:e(a.pre,{translate:"no",tabIndex:"0",children:e(a.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> {
</span><span class="code-line">  PanGestureHandler,
</span><span class="code-line">  PanGestureHandlerGestureEvent,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  useAnimatedGestureHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withDecay,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> LIMIT = <span class="code:constant">140</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">SlidingPuck</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onPan = useAnimatedGestureHandler&lt;
</span><span class="code-line">    PanGestureHandlerGestureEvent,
</span><span class="code-line">    { x: number }
</span><span class="code-line">  >({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: (_, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      grip.x = x.value;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: (event, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      x.value = grip.x + event.translationX;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onEnd</span>: (event) <span class="code:keyword">=></span> {
</span><span class="code-line">      x.value = <span class="code:entity.name.function">withDecay</span>({
</span><span class="code-line">        velocity: event.velocityX,
</span><span class="code-line">        clamp: [-LIMIT, LIMIT],
</span><span class="code-line">      });
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> style = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateX: x.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onPan}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.puck, style]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  puck: { width: <span class="code:constant">72</span>, height: <span class="code:constant">72</span>, borderRadius: <span class="code:constant">36</span>, backgroundColor: <span class="code:string">'teal'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(a.p,{children:["Drag the puck while it glides, and the glide ends, because the assignment in ",e(a.code,{translate:"no",children:"onActive"})," ",e(a.a,{...s[3],children:"ends the animation"}),". However, the puck glides on between the touch and the first movement, and then jumps back to the touched position. To stop it at the touch, call ",e(a.a,{...s[4],children:e(a.code,{translate:"no",children:"cancelAnimation"})})," in ",e(a.code,{translate:"no",children:"onStart"}),"."]}),`
`,n(a.p,{children:[e(a.code,{translate:"no",children:"clamp"})," limits the glide only. While the finger moves, the puck can be dragged beyond the limits; to prevent this, clamp the value in ",e(a.code,{translate:"no",children:"onActive"})," too. On Android and iOS a glide from ",e(a.a,{...s[5],children:"exactly 0"})," does not start."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"which-handler-runs-when",children:"Which handler runs when"}),e(a.a,{className:"hash-link",href:"#which-handler-runs-when","aria-label":"Direct link to Which handler runs when",title:"Direct link to Which handler runs when"})]}),`
`,n(a.table,{role:"table",children:[e(a.thead,{role:"rowgroup",children:n(a.tr,{role:"row",children:[e(a.th,{role:"columnheader",children:"Handler"}),e(a.th,{role:"columnheader",children:"Runs when"}),e(a.th,{role:"columnheader",children:"Use it to"})]})}),n(a.tbody,{role:"rowgroup",children:[n(a.tr,{role:"row",id:"which-handler-runs-when-onstart",children:[n(a.td,{role:"cell","data-label":"Handler",children:[e(a.code,{translate:"no",children:"onStart"})," ",e(a.a,{className:"hash-link",href:"#which-handler-runs-when-onstart","aria-label":"Direct link to onStart"})]}),e(a.td,{role:"cell","data-label":"Runs when",children:"the gesture begins"}),e(a.td,{role:"cell","data-label":"Use it to",children:"store positions, give feedback"})]}),n(a.tr,{role:"row",id:"which-handler-runs-when-onactive",children:[n(a.td,{role:"cell","data-label":"Handler",children:[e(a.code,{translate:"no",children:"onActive"})," ",e(a.a,{className:"hash-link",href:"#which-handler-runs-when-onactive","aria-label":"Direct link to onActive"})]}),e(a.td,{role:"cell","data-label":"Runs when",children:"the gesture is recognised; for continuous gestures, on every movement"}),e(a.td,{role:"cell","data-label":"Use it to",children:"follow the finger"})]}),n(a.tr,{role:"row",id:"which-handler-runs-when-onend",children:[n(a.td,{role:"cell","data-label":"Handler",children:[e(a.code,{translate:"no",children:"onEnd"})," ",e(a.a,{className:"hash-link",href:"#which-handler-runs-when-onend","aria-label":"Direct link to onEnd"})]}),e(a.td,{role:"cell","data-label":"Runs when",children:"a recognised gesture ends normally"}),e(a.td,{role:"cell","data-label":"Use it to",children:"start the intended action"})]}),n(a.tr,{role:"row",id:"which-handler-runs-when-oncancel",children:[n(a.td,{role:"cell","data-label":"Handler",children:[e(a.code,{translate:"no",children:"onCancel"})," ",e(a.a,{className:"hash-link",href:"#which-handler-runs-when-oncancel","aria-label":"Direct link to onCancel"})]}),e(a.td,{role:"cell","data-label":"Runs when",children:"a recognised gesture is interrupted, for example by a scroll view"}),e(a.td,{role:"cell","data-label":"Use it to",children:"reset"})]}),n(a.tr,{role:"row",id:"which-handler-runs-when-onfail",children:[n(a.td,{role:"cell","data-label":"Handler",children:[e(a.code,{translate:"no",children:"onFail"})," ",e(a.a,{className:"hash-link",href:"#which-handler-runs-when-onfail","aria-label":"Direct link to onFail"})]}),e(a.td,{role:"cell","data-label":"Runs when",children:"the gesture is not recognised"}),e(a.td,{role:"cell","data-label":"Use it to",children:"reset"})]}),n(a.tr,{role:"row",id:"which-handler-runs-when-onfinish",children:[n(a.td,{role:"cell","data-label":"Handler",children:[e(a.code,{translate:"no",children:"onFinish"})," ",e(a.a,{className:"hash-link",href:"#which-handler-runs-when-onfinish","aria-label":"Direct link to onFinish"})]}),e(a.td,{role:"cell","data-label":"Runs when",children:"a gesture that has begun ends in any way; it runs last"}),e(a.td,{role:"cell","data-label":"Use it to",children:"clean up in all cases"})]})]})]}),`
`,n(a.p,{children:[e(a.a,{...s[6],children:e(a.code,{translate:"no",children:"useAnimatedGestureHandler"})})," lists the exact states."]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"other-gestures",children:"Other gestures and the newer API"}),e(a.a,{className:"hash-link",href:"#other-gestures","aria-label":"Direct link to Other gestures and the newer API",title:"Direct link to Other gestures and the newer API"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:["Pinches, rotations, long presses and flings work the same way, each with its own component and event. ",e(a.code,{translate:"no",children:"PinchGestureHandler"}),", for example, reports the distance between the fingers, divided by the initial distance, as ",e(a.code,{translate:"no",children:"scale"}),`. The
`,e(a.a,{href:"https://docs.swmansion.com/react-native-gesture-handler/docs/gesture-handlers/basics/about-handlers#available-gesture-handlers",target:"_blank",rel:"noopener noreferrer",children:"Gesture Handler docs"}),`
list them all.`]}),`
`,n(a.li,{children:["This hook belongs to the component API. The newer ",e(a.code,{translate:"no",children:"Gesture"})," and ",e(a.code,{translate:"no",children:"GestureDetector"})," of Gesture Handler 2 have their own callbacks, which the Babel plugin also turns into worklets (since 2.3.0): no hook is needed."]}),`
`]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"pitfalls",children:"Pitfalls"}),e(a.a,{className:"hash-link",href:"#pitfalls","aria-label":"Direct link to Pitfalls",title:"Direct link to Pitfalls"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:["Pass the result of the hook as ",e(a.code,{translate:"no",children:"onGestureEvent"}),", even if you only need the start or the end. On the web, Gesture Handler 2.10.0 and newer then runs only ",e(a.code,{translate:"no",children:"onActive"}),"; ",e(a.a,{...s[7],children:"pass the result a second time"})," there."]}),`
`,e(a.li,{children:"The context is stored on the UI thread. Its fields cannot be read on the JavaScript thread."}),`
`,n(a.li,{children:["Handlers are worklets. To set React state or call a prop in one, use ",e(a.a,{...s[8],children:e(a.code,{translate:"no",children:"runOnJS"})}),"."]}),`
`,n(a.li,{children:["The child of a gesture-handler component must be one native view: an ",e(a.code,{translate:"no",children:"Animated.View"}),", not a custom component that renders two. With a plain ",e(a.code,{translate:"no",children:"View"}),`
the handlers do not run on Android and iOS.`]}),`
`,n(a.li,{children:["Put an ",e(a.code,{translate:"no",children:"Animated.View"}),` between two gesture-handler components too. Directly nested, they throw on Android and iOS:
`,e(a.code,{translate:"no",children:"Nesting touch handlers with native animated driver is not supported yet"}),"."]}),`
`,n(a.li,{children:["Gestures on nested views compete. The components' ",e(a.code,{translate:"no",children:"simultaneousHandlers"})," and ",e(a.code,{translate:"no",children:"waitFor"})," props resolve this."]}),`
`]}),`
`,n(a.div,{className:"heading-box",children:[e(a.h2,{id:"related",children:"Related"}),e(a.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(a.ul,{children:[`
`,n(a.li,{children:[e(a.a,{...s[9],children:"useAnimatedGestureHandler"})," – all handlers and their order."]}),`
`,n(a.li,{children:[e(a.a,{...s[10],children:"useSharedValue"}),", ",e(a.a,{...s[11],children:"useAnimatedStyle"})," – the state and appearance of the ball."]}),`
`,n(a.li,{children:[e(a.a,{...s[12],children:"withSpring"}),", ",e(a.a,{...s[13],children:"withDecay"}),`,
`,e(a.a,{...s[14],children:"withTiming"})," – animations after a release."]}),`
`,n(a.li,{children:[e(a.a,{...s[15],children:"useAnimatedScrollHandler"})," – scroll events."]}),`
`,n(a.li,{children:[e(a.a,{...s[16],children:"Custom events"})," – handlers for other native events."]}),`
`,n(a.li,{children:[e(a.a,{...s[17],children:"event in 1.x"})," – the counterpart in the oldest API."]}),`
`,n(a.li,{children:[e(a.a,{...s[18],children:"About"})," – the reason for handlers on the UI thread."]}),`
`]})]})}function v(l={}){let{wrapper:a}=l.components||{};return a?e(a,{...l,children:e(F,{...l})}):F(l)}var L={path:"/__legacydocs_version__/fundamentals/events",title:"Events",documentTitle:"Events | React Native Reanimated",description:"Handle taps, drags and flings on the UI thread in Reanimated 2.x, with gesture-handler components and useAnimatedGestureHandler.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/fundamentals/events",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/events",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/event",samePage:!1,pages:[{label:"Event handling with reanimated nodes",href:"/__legacydocs_base__/docs/1.x/event"}]}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Fundamentals"},{label:"Events"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/animations",label:"Animations"},next:{href:"/__legacydocs_base__/__legacydocs_version__/fundamentals/custom_events",label:"Custom Events"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-fundamentals/events","docs-versioned"],kind:"doc",id:"fundamentals/events",showTitle:!0,toc:[{id:"preparation",level:2,html:"Before you start"},{id:"step-1-react-to-a-tap",level:2,html:"Step 1: answer a tap"},{id:"step-2-follow-the-finger",level:2,html:"Step 2: follow a drag"},{id:"step-3-stay-where-it-is-dropped",level:2,html:"Step 3: remember where it was"},{id:"step-4-throw-it",level:2,html:"Step 4: throw it"},{id:"which-handler-runs-when",level:2,html:"Which handler runs when"},{id:"other-gestures",level:2,html:"Other gestures and the newer API"},{id:"pitfalls",level:2,html:"Pitfalls"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/fundamentals/events"}},runtime:"",stylesheets:[],imports:[]},ca=I({content:v,route:L});export{ca as mount};
