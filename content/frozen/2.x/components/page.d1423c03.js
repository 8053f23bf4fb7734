import{a as Y,c as g,d as w,e as z,f as X}from"./chunk.7ecce454.js";import{a as K}from"./chunk.794d419c.js";import{b as N,c as j}from"./chunk.1a2b0017.js";import{A as D,B as I,C as G,D as O,E as H,F as W,G as B,H as $,M as U,N as J,a as V,b as m,c as a,d as n,i as x,l as b,o as P,q as F,r as L,s as k,t as _,u as v,v as y,w as u,x as q,z as E}from"./chunk.e2223cb7.js";function Q(s){let{version:e,settings:i,onSettings:t,length:c,onLength:r,byDuration:d,onByDuration:p}=s;return n(m,{children:[e==="3.x"&&a(B,{label:"Described by",options:[{value:"physics",label:"mass and damping"},{value:"duration",label:"duration and dampingRatio"}],value:d?"duration":"physics",onChange:l=>p(l==="duration")}),d?n(m,{children:[a(u,{label:"duration",unit:"ms",min:100,max:3e3,step:50,value:c.duration,onChange:l=>r({duration:l})}),a(u,{label:"dampingRatio",min:.05,max:1.5,step:.05,value:c.dampingRatio,onChange:l=>r({dampingRatio:l})})]}):n(m,{children:[a(u,{label:"mass",min:.1,max:5,step:.1,value:i.mass,onChange:l=>t({mass:l})}),a(u,{label:"damping",min:1,max:60,step:1,value:i.damping,onChange:l=>t({damping:l})})]}),a(u,{label:"stiffness",min:10,max:500,step:10,value:i.stiffness,onChange:l=>t({stiffness:l})}),a(u,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:100,value:i.velocity,onChange:l=>t({velocity:l})}),a(_,{label:"restSpeedThreshold (px/s)",min:.001,max:100,step:.001,value:i.restSpeedThreshold,onChange:l=>t({restSpeedThreshold:l})}),!d&&n(m,{children:[a(_,{label:"restDisplacementThreshold (px)",min:.001,max:100,step:.001,value:i.restDisplacementThreshold,onChange:l=>t({restDisplacementThreshold:l})}),a($,{label:"overshootClamping",checked:i.overshootClamping,onChange:l=>t({overshootClamping:l})})]})]})}function Z(s,e,i){if(i!=="1.x")return y("withSpring",String(e),v({...s},{...g(i)}));let{velocity:t,...c}=s,r=v({toValue:e,...c},{...g(i)},"SpringUtils.makeDefaultConfig()"),d=y("spring","clock","state",r);return t===0?d:`set(state.velocity, ${t}),
${d}`}function ee(s,{duration:e,dampingRatio:i},t){let{stiffness:c,velocity:r,restSpeedThreshold:d}=s,p={duration:e,dampingRatio:i,stiffness:c,velocity:r,restSpeedThreshold:d},{dampingRatio:l}=w;return y("withSpring",String(t),v(p,{...g("3.x"),dampingRatio:l}))}var h=100;function ae({version:s}){let[e,i]=b(g(s)),[t,c]=b(w),[r,d]=b(!1),p=x(()=>r?X(e,t,h):z(e,h,s),[e,t,r,s]),l=U(p.duration),C=N(p,l.time),{frame:f,points:le,trail:te}=x(()=>ie(p),[p]),{highest:A}=ne(p),R=r?t.dampingRatio:Y(e.mass,e.damping,e.stiffness).dampingRatio,M=`${Math.round(p.duration)} ms`;return n(L,{caption:`A spring from 0 to ${h} px, computed as ${K[s]} does at 60 frames per second. The trail has a picture every 50 ms.`,controls:a(Q,{version:s,settings:e,onSettings:S=>i({...e,...S}),length:t,onLength:S=>c({...t,...S}),byDuration:r,onByDuration:d}),children:[n(I,{frame:f,label:`Value against time: from 0 to ${h} px, at most ${k(A,1)} px, at rest after ${M}.`,children:[a(H,{frame:f,y:h,label:"target"}),a(G,{frame:f,points:le}),a(O,{frame:f,x:l.time,y:C})]}),a(W,{min:f.y.min,max:f.y.max,value:C,trail:te,marks:[0,h]}),a(q,{playback:l}),a(F,{facts:[{name:r?"Ends after":"Settles after",value:M},{name:"Highest",value:k(A,1),unit:"px"},{name:"Damping ratio",value:k(R),unit:re(R)}]}),a(P,{code:r?ee(e,t,h):Z(e,h,s)})]})}function ie(s){let{lowest:e,highest:i}=ne(s),t=D("time","ms",[0,Math.max(s.duration,500)]),c=D("value","px",[Math.min(e,0),i]);return{frame:E(t,c),points:s.samples.map(r=>({x:r.time,y:r.value})),trail:j(s.duration,r=>N(s,r))}}function ne({samples:s}){let e=s.map(({value:i})=>i);return{lowest:Math.min(...e),highest:Math.max(...e)}}function re(s){return s<1?"(swings)":s===1?"(critical)":"(as critical)"}var o=V("content/docs/2.x/api/animations/withSpring.mdx");function se(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",path:"path",pre:"pre",span:"span",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",wbr:"wbr",...s.components};return n(m,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"withSpring"})," animates a value towards a target like a spring. The figure shows the effect of each option:"]}),`
`,a(ae,{version:"2.x"}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withSpring</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  toValue: <span class="code:entity.name.type">T</span>,
</span><span class="code-line">  userConfig?: <span class="code:entity.name.type">WithSpringConfig</span>,
</span><span class="code-line">  <span class="code:entity.name.function">callback</span>?: (finished?: <span class="code:entity.name.type">boolean</span>, current?: <span class="code:entity.name.type">AnimatableValue</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>
</span><span class="code-line">): <span class="code:entity.name.type">T</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">WithSpringConfig</span> {
</span><span class="code-line">  damping?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  mass?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  stiffness?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  overshootClamping?: <span class="code:entity.name.type">boolean</span>;
</span><span class="code-line">  restSpeedThreshold?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  restDisplacementThreshold?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  velocity?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"AnimatableValue"})," is a number, a string or a ",a(e.code,{translate:"no",children:"number[]"}),". The callback gets ",a(e.code,{translate:"no",children:"current"})," only inside ",a(e.a,{...o[0],children:a(e.code,{translate:"no",children:"withRepeat"})}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:[`Use it for movements that respond to a finger. A spring takes over the velocity of the spring or decay that it interrupts, so
repeated interruptions look natural. For a fixed curve, use `,a(e.a,{...o[1],children:a(e.code,{translate:"no",children:"withTiming"})}),"."]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"}),a(e.th,{role:"columnheader",children:"Type"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"toValue"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["The target at rest. See ",a(e.a,{href:"#colour-formats",children:"Values"}),"."]}),a(e.td,{role:"cell","data-label":"Default",children:"required"}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"AnimatableValue"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"userConfig"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["See ",a(e.a,{href:"#options",children:"Options"}),"."]}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"{}"})}),a(e.td,{role:"cell","data-label":"Type",children:n(e.code,{translate:"no",children:["With",a(e.wbr,{}),"Spring",a(e.wbr,{}),"Config"]})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"callback"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["Called at the end: with ",a(e.code,{translate:"no",children:"true"})," when completed, with ",a(e.code,{translate:"no",children:"false"})," when cancelled."]}),a(e.td,{role:"cell","data-label":"Default",children:"–"}),a(e.td,{role:"cell","data-label":"Type",children:"worklet"})]})]})]}),`
`,n(e.h3,{id:"options",children:["Options",a(e.a,{className:"hash-link",href:"#options","aria-label":"Direct link to Options",title:"Direct link to Options"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"damping"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Resistance to the movement."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"10"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"mass"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Mass of the object. A lower mass is faster."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"1"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"stiffness"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Strength of the spring. A stiffer spring is faster and, with the same damping, overshoots more."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"100"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:n(e.code,{translate:"no",children:["overshoot",a(e.wbr,{}),"Clamping"]})}),n(e.td,{role:"cell","data-label":"Meaning",children:[a(e.code,{translate:"no",children:"true"})," keeps the value from passing the target."]}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"false"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:n(e.code,{translate:"no",children:["rest",a(e.wbr,{}),"Displacement",a(e.wbr,{}),"Threshold"]})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Distance from the target below which the spring counts as at rest."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"0.01"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:n(e.code,{translate:"no",children:["rest",a(e.wbr,{}),"Speed",a(e.wbr,{}),"Threshold"]})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Speed, in units per second, below which the spring counts as at rest."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"2"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"velocity"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Velocity at the start, in units per second."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"0"})})]})]})]}),`
`,n(e.p,{children:["The physics determines the length. An option for it, ",a(e.code,{translate:"no",children:"duration"}),`, exists only in later versions; see
`,a(e.a,{...o[2],children:"withSpring in 3.x"}),"."]}),`
`,n(e.h3,{id:"colour-formats",children:["Values and colour formats",a(e.a,{className:"hash-link",href:"#colour-formats","aria-label":"Direct link to Values and colour formats",title:"Direct link to Values and colour formats"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["Strings may have a prefix or suffix (",a(e.code,{translate:"no",children:"'45deg'"}),", ",a(e.code,{translate:"no",children:"'50%'"}),"); their number is animated. The starting value must be such a string too; its prefix and suffix are kept. From 0 to ",a(e.code,{translate:"no",children:"'45deg'"})," the value becomes ",a(e.code,{translate:"no",children:"NaN"}),"."]}),`
`,n(e.li,{children:["Arrays (since 2.3.0) need as many numbers in the target as in the value; missing ones become ",a(e.code,{translate:"no",children:"NaN"}),". In browsers and in Jest the animation changes the same array that you passed to ",a(e.code,{translate:"no",children:"useSharedValue"}),"."]}),`
`,n(e.li,{children:["Colours: ",a(e.code,{translate:"no",children:"rgb(r, g, b)"}),", ",a(e.code,{translate:"no",children:"rgba(r, g, b, a)"}),", ",a(e.code,{translate:"no",children:"hsl(h, s%, l%)"}),", ",a(e.code,{translate:"no",children:"hsla(h, s%, l%, a)"}),", ",a(e.code,{translate:"no",children:"#rgb"}),", ",a(e.code,{translate:"no",children:"#rgba"}),`,
`,a(e.code,{translate:"no",children:"#rrggbb"}),", ",a(e.code,{translate:"no",children:"#rrggbbaa"}),` and CSS names in lower case. Since 2.14 they are blended per channel in linear space
(gamma 2.2); earlier releases animate hue, saturation and value.`]}),`
`]}),`
`,n(e.div,{className:"admonition admonition-caution alert alert--warning",children:[n(e.div,{className:"admonition-heading",children:[a(e.span,{className:"admonition-icon",children:a(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:a(e.path,{fillRule:"evenodd",d:"M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z"})})}),a(e.span,{className:"admonition-title",children:"Since 2.14: prefer withTiming for colours"})]}),a(e.div,{className:"admonition-content",children:n(e.p,{children:["A spring that overshoots can drive a channel below 0. The value is then an invalid colour such as ",a(e.code,{translate:"no",children:"rgba(NaN, 0, 255, 1)"}),` for some frames. With a
damping ratio of 1 or more the colour can stop short of the target, and the spring never ends. Use `,a(e.a,{...o[3],children:a(e.code,{translate:"no",children:"withTiming"})})," for colours."]})})]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["The function returns an animation object. Assign it to ",a(e.code,{translate:"no",children:".value"}),` of a shared value, use it as a value in the object that a
`,a(e.code,{translate:"no",children:"useAnimatedStyle"})," worklet returns, or pass it to a modifier. In the typings it has the type of the target, so all these uses type-check. Before 2.6 it is a ",a(e.code,{translate:"no",children:"number"})," there, which a shared value of strings or arrays does not accept."]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Flick the ball: the spring starts with the velocity of the finger, so the ball first flies on and then returns. With a ",a(e.code,{translate:"no",children:"damping"})," of 15 it comes to rest sooner than with the default."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">Grip</span> = { y: <span class="code:entity.name.type">number</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">PaddleBall</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> height = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onFlick = useAnimatedGestureHandler&lt;
</span><span class="code-line">    PanGestureHandlerGestureEvent,
</span><span class="code-line">    Grip
</span><span class="code-line">  >({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: (_, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      grip.y = height.value;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: ({ translationY }, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      height.value = grip.y + translationY;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onFinish</span>: ({ velocityY: velocity }) <span class="code:keyword">=></span> {
</span><span class="code-line">      height.value = <span class="code:entity.name.function">withSpring</span>(<span class="code:constant">0</span>, { velocity, damping: <span class="code:constant">15</span> });
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> ball = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ translateY: height.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onFlick}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.ball, ball]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  ball: {
</span><span class="code-line">    width: <span class="code:constant">56</span>,
</span><span class="code-line">    height: <span class="code:constant">56</span>,
</span><span class="code-line">    marginTop: <span class="code:constant">240</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">28</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'orangered'</span>,
</span><span class="code-line">  },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:"The defaults give a damping ratio of 0.5 and an angular frequency of 10: a spring that clearly overshoots."}),`
`,n(e.li,{children:[`A spring that replaces a running spring or decay continues with the velocity of that animation.
`,a(e.code,{translate:"no",children:"velocity"})," is ignored unless the other velocity is 0. A finished decay counts as well: after one stopped by ",a(e.code,{translate:"no",children:"clamp"}),", a spring starts with the velocity of the decay at the limit, unless a plain value was assigned in between."]}),`
`,n(e.li,{children:["A running spring or decay inside a modifier, such as ",a(e.code,{translate:"no",children:"withDelay"})," or ",a(e.code,{translate:"no",children:"withRepeat"}),", passes on no velocity."]}),`
`,n(e.li,{children:["If the target equals the current number or string of a shared value, nothing runs, regardless of ",a(e.code,{translate:"no",children:"velocity"}),", and the callback gets ",a(e.code,{translate:"no",children:"true"})," at once. (On Android and iOS; before 2.3 the callback is not called.)"]}),`
`,a(e.li,{children:"A single frame counts as at most 64 ms."}),`
`,n(e.li,{children:["An option set to ",a(e.code,{translate:"no",children:"undefined"})," does not get its default: the value can become ",a(e.code,{translate:"no",children:"NaN"}),", or the spring never ends. Omit the key instead."]}),`
`,n(e.li,{children:["In ",a(e.code,{translate:"no",children:"useAnimatedStyle"})," the callback is called on completion only, not for an animation that is replaced there. It is also called when nothing moves: at mounting, and whenever the worklet runs again after the end."]}),`
`]}),`
`,n(e.h3,{id:"equations",children:["Equations",a(e.a,{className:"hash-link",href:"#equations","aria-label":"Direct link to Equations",title:"Direct link to Equations"})]}),`
`,n(e.p,{children:["With damping c, mass m, stiffness k, ",a(e.code,{translate:"no",children:"dt"}),` in milliseconds limited to 64, t = dt / 1000, v0 = −velocity and x0 = toValue − current, each frame
computes:`]}),`
`,a(e.div,{className:"code-block","data-language":"text",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-text",dangerouslySetInnerHTML:{__html:`<span class="code-line">ζ = c / (2 · √(k · m))     ω0 = √(k / m)     ω1 = ω0 · √(1 − ζ²)
</span><span class="code-line">
</span><span class="code-line">ζ &lt; 1:
</span><span class="code-line">  e        = exp(−ζ · ω0 · t)
</span><span class="code-line">  f        = e · (sin(ω1 · t) · (v0 + ζ · ω0 · x0) / ω1 + x0 · cos(ω1 · t))
</span><span class="code-line">  position = toValue − f
</span><span class="code-line">  velocity = ζ · ω0 · f
</span><span class="code-line">             − e · (cos(ω1 · t) · (v0 + ζ · ω0 · x0) − ω1 · x0 · sin(ω1 · t))
</span><span class="code-line">
</span><span class="code-line">ζ ≥ 1:
</span><span class="code-line">  e        = exp(−ω0 · t)
</span><span class="code-line">  position = toValue − e · (x0 + (v0 + ω0 · x0) · t)
</span><span class="code-line">  velocity = e · (v0 · (t · ω0 − 1) + t · x0 · ω0²)
</span>`}})})}),`
`,a(e.p,{children:`An overdamped spring (ζ > 1) therefore moves like a critically damped one. The animation ends when a clamped value passes the target, or when speed and
distance are both below their thresholds; with stiffness 0 the distance does not count. The value is then set to the target, except with stiffness 0.`}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...o[4],children:"withTiming"})," – a fixed duration and curve."]}),`
`,n(e.li,{children:[a(e.a,{...o[5],children:"withDecay"})," – movement without a target."]}),`
`,n(e.li,{children:[a(e.a,{...o[6],children:"withRepeat"}),", ",a(e.a,{...o[7],children:"withSequence"})," – play a spring several times or as a step."]}),`
`,n(e.li,{children:[a(e.a,{...o[8],children:"cancelAnimation"})," – stop the spring."]}),`
`,n(e.li,{children:[a(e.a,{...o[9],children:"useAnimatedStyle"}),`,
`,a(e.a,{...o[10],children:"useAnimatedGestureHandler"})," – the usual companions."]}),`
`,n(e.li,{children:[a(e.a,{...o[11],children:"Animations"})," – two springs compared."]}),`
`,n(e.li,{children:[a(e.a,{...o[12],children:"Entering animations"})," – use it internally."]}),`
`,n(e.li,{children:[a(e.a,{...o[13],children:"Events"})," – input to smooth."]}),`
`,n(e.li,{children:[a(e.a,{...o[14],children:"Shared values"})," – the animated values."]}),`
`,n(e.li,{children:[a(e.a,{...o[15],children:"spring in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function T(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(se,{...s})}):se(s)}var oe={path:"/__legacydocs_version__/api/animations/withSpring",title:"withSpring",documentTitle:"withSpring | React Native Reanimated",description:"withSpring in Reanimated 2.x animates a value to a target with spring physics. Options, defaults and equations.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withSpring",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSpring",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withSpring"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSequence",label:"withSequence"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withTiming",label:"withTiming"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withSpring","docs-versioned"],kind:"doc",id:"api/animations/withSpring",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options",level:3,html:"Options"},{id:"colour-formats",level:3,html:"Values and colour formats"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"equations",level:3,html:"Equations"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["bounce","physics"],differs:{current:"also takes duration and dampingRatio, since 3.2.0"}},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withSpring"}},runtime:"",stylesheets:[],imports:[]},Me=J({content:T,route:oe});export{Me as mount};
