import{a as U,c as g,d as S,e as z,f as J}from"./chunk.7ecce454.js";import{a as Q}from"./chunk.794d419c.js";import{b as C,c as j}from"./chunk.1a2b0017.js";import{c as M,h as E,i as L,j as b,k as _,l as v,m as y,n as m,o as q,q as H,r as D,s as I,t as G,u as O,v as F,w as W,x as $,y as X,z as B}from"./chunk.79a239b5.js";import{a as V,b as f,c as n,d as a,i as w,l as k,n as K}from"./chunk.a0c2a7b7.js";function Y(s){let{version:e,settings:l,onSettings:i,length:d,onLength:c,byDuration:o,onByDuration:p}=s;return a(f,{children:[e==="3.x"&&n($,{label:"Described by",options:[{value:"physics",label:"mass and damping"},{value:"duration",label:"duration and dampingRatio"}],value:o?"duration":"physics",onChange:t=>p(t==="duration")}),o?a(f,{children:[n(m,{label:"duration",unit:"ms",min:100,max:3e3,step:50,value:d.duration,onChange:t=>c({duration:t})}),n(m,{label:"dampingRatio",min:.05,max:1.5,step:.05,value:d.dampingRatio,onChange:t=>c({dampingRatio:t})})]}):a(f,{children:[n(m,{label:"mass",min:.1,max:5,step:.1,value:l.mass,onChange:t=>i({mass:t})}),n(m,{label:"damping",min:1,max:60,step:1,value:l.damping,onChange:t=>i({damping:t})})]}),n(m,{label:"stiffness",min:10,max:500,step:10,value:l.stiffness,onChange:t=>i({stiffness:t})}),n(m,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:100,value:l.velocity,onChange:t=>i({velocity:t})}),n(_,{label:"restSpeedThreshold (px/s)",min:.001,max:100,step:.001,value:l.restSpeedThreshold,onChange:t=>i({restSpeedThreshold:t})}),!o&&a(f,{children:[n(_,{label:"restDisplacementThreshold (px)",min:.001,max:100,step:.001,value:l.restDisplacementThreshold,onChange:t=>i({restDisplacementThreshold:t})}),n(X,{label:"overshootClamping",checked:l.overshootClamping,onChange:t=>i({overshootClamping:t})})]})]})}function Z(s,e,l){if(l!=="1.x")return y("withSpring",String(e),v({...s},{...g(l)}));let{velocity:i,...d}=s,c=v({toValue:e,...d},{...g(l)},"SpringUtils.makeDefaultConfig()"),o=y("spring","clock","state",c);return i===0?o:`set(state.velocity, ${i}),
${o}`}function ee(s,{duration:e,dampingRatio:l},i){let{stiffness:d,velocity:c,restSpeedThreshold:o}=s,p={duration:e,dampingRatio:l,stiffness:d,velocity:c,restSpeedThreshold:o},{dampingRatio:t}=S;return y("withSpring",String(i),v(p,{...g("3.x"),dampingRatio:t}))}var h=100;function ne({version:s}){let[e,l]=k(g(s)),[i,d]=k(S),[c,o]=k(!1),p=w(()=>c?J(e,i,h):z(e,h,s),[e,i,c,s]),t=B(p.duration),A=C(p,t.time),{frame:u,points:te,trail:ie}=w(()=>le(p),[p]),{highest:R}=ae(p),P=c?i.dampingRatio:U(e.mass,e.damping,e.stiffness).dampingRatio,N=`${Math.round(p.duration)} ms`;return a(L,{caption:`A spring from 0 to ${h} px, computed as ${Q[s]} does at 60 frames per second. The trail has a picture every 50 ms.`,controls:n(Y,{version:s,settings:e,onSettings:x=>l({...e,...x}),length:i,onLength:x=>d({...i,...x}),byDuration:c,onByDuration:o}),children:[a(I,{frame:u,label:`Value against time: from 0 to ${h} px, at most ${b(R,1)} px, at rest after ${N}.`,children:[n(F,{frame:u,y:h,label:"target"}),n(G,{frame:u,points:te}),n(O,{frame:u,x:t.time,y:A})]}),n(W,{min:u.y.min,max:u.y.max,value:A,trail:ie,marks:[0,h]}),n(q,{playback:t}),n(E,{facts:[{name:c?"Ends after":"Settles after",value:N},{name:"Highest",value:b(R,1),unit:"px"},{name:"Damping ratio",value:b(P),unit:ce(P)}]}),n(M,{code:c?ee(e,i,h):Z(e,h,s)})]})}function le(s){let{lowest:e,highest:l}=ae(s),i=D("time","ms",[0,Math.max(s.duration,500)]),d=D("value","px",[Math.min(e,0),l]);return{frame:H(i,d),points:s.samples.map(c=>({x:c.time,y:c.value})),trail:j(s.duration,c=>C(s,c))}}function ae({samples:s}){let e=s.map(({value:l})=>l);return{lowest:Math.min(...e),highest:Math.max(...e)}}function ce(s){return s<1?"(swings)":s===1?"(critical)":"(as critical)"}var r=V("content/docs/2.x/api/animations/withSpring.mdx");function se(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return a(f,{children:[n(e.p,{children:"Animates a value to a target as a spring would move it. See what each option does:"}),`
`,n(ne,{version:"2.x"}),`
`,a(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withSpring</span>&lt;<span class="code:entity.name.type">T </span><span class="code:keyword">extends </span><span class="code:entity.name.type">AnimatableValue</span>>(
</span><span class="code-line">  toValue: <span class="code:entity.name.type">T</span>,
</span><span class="code-line">  userConfig?: <span class="code:entity.name.type">WithSpringConfig</span>,
</span><span class="code-line">  callback?: <span class="code:entity.name.type">AnimationCallback</span>
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
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">AnimatableValue</span> = <span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span> | <span class="code:entity.name.type">Array</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">AnimationCallback</span> = (
</span><span class="code-line">  finished?: <span class="code:entity.name.type">boolean</span>,
</span><span class="code-line">  current?: <span class="code:entity.name.type">AnimatableValue</span>
</span><span class="code-line">) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>;
</span>`}})})}),`
`,a(e.h2,{id:"when-to-use-it",children:["When to use it",n(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:[`Use it for movements that should feel physical, or that are often interrupted: a new spring takes over the velocity of the running one. When the length must
be known, use `,n(e.a,{...r[0],children:n(e.code,{children:"withTiming"})}),"."]}),`
`,a(e.h2,{id:"parameters",children:["Parameters",n(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"toValue"})}),n(e.td,{children:"The target: a number, a colour string, a string with a unit, or an array of numbers."}),n(e.td,{children:"required"}),n(e.td,{children:n(e.code,{children:"AnimatableValue"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"userConfig"})}),a(e.td,{children:["See ",n(e.a,{href:"#options",children:"Options"}),"."]}),n(e.td,{children:n(e.code,{children:"{}"})}),n(e.td,{children:n(e.code,{children:"WithSpringConfig"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"callback"})}),a(e.td,{children:["Called at the end: ",n(e.code,{children:"true"})," when the animation is complete, ",n(e.code,{children:"false"})," when it was cancelled or interrupted."]}),n(e.td,{children:"none"}),n(e.td,{children:n(e.code,{children:"AnimationCallback"})})]})]})]}),`
`,a(e.h3,{id:"options",children:["Options",n(e.a,{className:"hash-link",href:"#options","aria-label":"Direct link to Options",title:"Direct link to Options"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Option"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"damping"})}),n(e.td,{children:"How strongly the movement is slowed down."}),n(e.td,{children:n(e.code,{children:"10"})}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"mass"})}),n(e.td,{children:"Weight of the object. A lower mass is faster."}),n(e.td,{children:n(e.code,{children:"1"})}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"stiffness"})}),n(e.td,{children:"Spring constant. A stiffer spring is faster, and at the same damping it overshoots more."}),n(e.td,{children:n(e.code,{children:"100"})}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"overshootClamping"})}),a(e.td,{children:[n(e.code,{children:"true"})," keeps the value from passing the target."]}),n(e.td,{children:n(e.code,{children:"false"})}),n(e.td,{children:n(e.code,{children:"boolean"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"restDisplacementThreshold"})}),n(e.td,{children:"Distance from the target below which the spring counts as at rest."}),n(e.td,{children:n(e.code,{children:"0.01"})}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"restSpeedThreshold"})}),n(e.td,{children:"Speed, in units per second, below which the spring counts as at rest."}),n(e.td,{children:n(e.code,{children:"2"})}),n(e.td,{children:n(e.code,{children:"number"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"velocity"})}),n(e.td,{children:"Velocity at the start. It counts only if no earlier animation of the value hands its own over."}),n(e.td,{children:n(e.code,{children:"0"})}),n(e.td,{children:n(e.code,{children:"number"})})]})]})]}),`
`,a(e.p,{children:["The length results from the physics. An option for it, ",n(e.code,{children:"duration"}),`, comes only with later versions; see
`,n(e.a,{...r[1],children:"withSpring in 3.x"}),"."]}),`
`,a(e.h3,{id:"colour-formats",children:["Colour formats",n(e.a,{className:"hash-link",href:"#colour-formats","aria-label":"Direct link to Colour formats",title:"Direct link to Colour formats"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Format"}),n(e.th,{children:"Note"})]})}),a(e.tbody,{children:[a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"rgb(r, g, b)"}),", ",n(e.code,{children:"rgba(r, g, b, a)"})]}),n(e.td,{children:"channels 0–255, alpha 0–1"})]}),a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"hsl(h, s%, l%)"}),", ",n(e.code,{children:"hsla(h, s%, l%, a)"})]}),n(e.td,{children:"hue in degrees, alpha 0–1"})]}),a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"#rgb"}),", ",n(e.code,{children:"#rgba"}),", ",n(e.code,{children:"#rrggbb"}),", ",n(e.code,{children:"#rrggbbaa"})]}),n(e.td,{children:"hexadecimal"})]}),a(e.tr,{children:[n(e.td,{children:"CSS colour name"}),n(e.td,{children:"lower case"})]})]})]}),`
`,a(e.h2,{id:"return-value",children:["Return value",n(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:["An animation. Assign it to ",n(e.code,{children:".value"})," of a shared value, use it as a value in the style that a ",n(e.code,{children:"useAnimatedStyle"}),` worklet returns, or pass it to a modifier. It
has the type of the target, so that these places type-check.`]}),`
`,a(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:`The slider has four notches. Drag the knob and let go: a spring takes it to the nearest notch. Throw it, and it first flies on a little, because the spring
starts with the velocity of the finger.`}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
</span><span class="code-line"><span class="code:keyword">const</span> STEP = <span class="code:constant">90</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">NotchedSlider</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> left = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onPan = useAnimatedGestureHandler&lt;
</span><span class="code-line">    PanGestureHandlerGestureEvent,
</span><span class="code-line">    { grip: number }
</span><span class="code-line">  >({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: (_, context) <span class="code:keyword">=></span> {
</span><span class="code-line">      context.grip = left.value;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: ({ translationX }, context) <span class="code:keyword">=></span> {
</span><span class="code-line">      left.value = context.grip + translationX;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onEnd</span>: ({ velocityX }) <span class="code:keyword">=></span> {
</span><span class="code-line">      <span class="code:keyword">const</span> notch = Math.<span class="code:entity.name.function">round</span>(left.value / STEP);
</span><span class="code-line">      left.value = <span class="code:entity.name.function">withSpring</span>(Math.<span class="code:entity.name.function">min</span>(Math.<span class="code:entity.name.function">max</span>(notch, <span class="code:constant">0</span>), <span class="code:constant">3</span>) * STEP, {
</span><span class="code-line">        damping: <span class="code:constant">14</span>,
</span><span class="code-line">        stiffness: <span class="code:constant">120</span>,
</span><span class="code-line">        velocity: velocityX,
</span><span class="code-line">      });
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> knob = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({ left: left.value }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onPan}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.knob, knob]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  knob: { width: <span class="code:constant">60</span>, height: <span class="code:constant">60</span>, margin: <span class="code:constant">20</span>, backgroundColor: <span class="code:string">'#335c67'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,a(e.h2,{id:"remarks",children:["Remarks",n(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,a(e.ul,{children:[`
`,n(e.li,{children:"The defaults give a damping ratio of 0.5 and an angular frequency of 10: a spring that clearly overshoots."}),`
`,a(e.li,{children:["If the target equals the current value of a shared value, nothing runs, and the callback gets ",n(e.code,{children:"true"}),` at once (native platforms; before 2.3 the callback is
not called).`]}),`
`,a(e.li,{children:["Returned from ",n(e.a,{...r[2],children:n(e.code,{children:"useAnimatedStyle"})}),`, the animation calls its callback only when it is complete. One that is replaced there
ends without a call (2.14.4).`]}),`
`,a(e.li,{children:["A string with a unit, such as ",n(e.code,{children:"'45deg'"}),", is animated by its number."]}),`
`]}),`
`,a(e.h3,{id:"equations",children:["Equations",n(e.a,{className:"hash-link",href:"#equations","aria-label":"Direct link to Equations",title:"Direct link to Equations"})]}),`
`,a(e.p,{children:["With damping c, mass m, stiffness k, ",n(e.code,{children:"dt"})," in milliseconds limited to 64, t = dt / 1000, v0 = −velocity and x0 = toValue − current:"]}),`
`,n(e.div,{className:"code-block","data-language":"text",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-text",dangerouslySetInnerHTML:{__html:`<span class="code-line">ζ = c / (2 · √(k · m))     ω0 = √(k / m)     ω1 = ω0 · √(1 − ζ²)
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
`,n(e.p,{children:`An over-damped spring (ζ > 1) therefore moves like a critically damped one. The animation ends when a clamped value passes the target, or when speed and
distance are both below their thresholds; with stiffness 0 the distance does not count. The value is then set to the target, except with stiffness 0.`}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...r[3],children:"withTiming"})," – a fixed duration with an easing curve."]}),`
`,a(e.li,{children:[n(e.a,{...r[4],children:"withDecay"})," – a velocity without a target."]}),`
`,a(e.li,{children:[n(e.a,{...r[5],children:"cancelAnimation"})," – stop the spring."]}),`
`,a(e.li,{children:[n(e.a,{...r[6],children:"Animations"})," – overview of all animations."]}),`
`,a(e.li,{children:[n(e.a,{...r[7],children:"Shared Values"})," – assigning animations."]}),`
`,a(e.li,{children:[n(e.a,{...r[8],children:"useAnimatedStyle"})," – springs inside a style."]}),`
`,a(e.li,{children:[n(e.a,{...r[9],children:"withRepeat"}),", ",n(e.a,{...r[10],children:"withSequence"})," – repeat a spring, or run it after another animation."]}),`
`,a(e.li,{children:[n(e.a,{...r[11],children:"useAnimatedGestureHandler"}),", ",n(e.a,{...r[12],children:"Events"})," – springs after a gesture."]}),`
`,a(e.li,{children:[n(e.a,{...r[13],children:"spring in 1.x"})," – the counterpart in the oldest API."]}),`
`]})]})}function T(s={}){let{wrapper:e}=s.components||{};return e?n(e,{...s,children:n(se,{...s})}):se(s)}var re={path:"/__legacydocs_version__/api/animations/withSpring",title:"withSpring",documentTitle:"withSpring | React Native Reanimated",description:"withSpring in Reanimated 2.x animates a value to a target with the physics of a spring; its options, defaults and equations.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withSpring",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSpring",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withSpring"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withSequence",label:"withSequence"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withTiming",label:"withTiming"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withSpring","docs-versioned"],kind:"doc",id:"api/animations/withSpring",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options",level:3,html:"Options"},{id:"colour-formats",level:3,html:"Colour formats"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"equations",level:3,html:"Equations"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["bounce","physics"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withSpring"}},runtime:"",stylesheets:[]},Ne=K({content:T,route:re});export{Ne as mount};
