import{a as Y}from"./chunk.794d419c.js";import{a as x,b as F,c as U}from"./chunk.1a2b0017.js";import{A as N,B as W,C as q,D as O,E as X,F as $,H as M,M as j,N as z,a as P,b as y,c as a,d as n,i as w,l as v,o as L,q as G,r as V,s as S,u as A,v as T,w as k,x as H,z as I}from"./chunk.e2223cb7.js";var J={velocity:1e3,deceleration:.998,rubberBandFactor:.6},E=5e3;function K(s,e){return e==="1.x"?ne(s):s.rubberBandEffect===!0&&s.clamp!==void 0?le(s,s.clamp):se(s)}function ne({velocity:s,deceleration:e}){return x({time:0,value:0,velocity:s},(t,l)=>{let o=e**(l-t.time),c=e*(1-o)/(1-e),f=t.value+t.velocity/1e3*c,d=t.velocity*o;return{sample:{time:l,value:f,velocity:d},finished:Math.abs(d)<5}},E)}function se({velocity:s,deceleration:e,clamp:t}){return x({time:0,value:0,velocity:s},(l,o)=>{let c=Q(l.velocity,e,o),f=l.value+c*(o-l.time)/1e3,d=t===void 0?void 0:te(f,s,t);return d===void 0?{sample:{time:o,value:f,velocity:c},finished:Math.abs(c)<1}:{sample:{time:o,value:d,velocity:c},finished:!0}},E)}function le({velocity:s,deceleration:e,rubberBandFactor:t},[l,o]){let c=s>0?o:l,f=m=>m<l||m>o,d=!1;return x({time:0,value:0,velocity:s},(m,p)=>{let i=f(m.value)?m.value-c:0;if(i!==0)d=!0;else if(d)return{sample:{time:p,value:c,velocity:0},finished:!0};let u=Q(m.velocity,e,p)-i*t,g=m.value+u*(p-m.time)/1e3;return{sample:{time:p,value:g,velocity:u},finished:!1}},E)}function Q(s,e,t){return s*Math.exp(-(1-e)*t*.1)}function te(s,e,[t,l]){return e<0&&s<=t?t:e>0&&s>=l?l:void 0}function Z(s,e){let{velocity:t,deceleration:l,clamp:o,rubberBandEffect:c=!1,rubberBandFactor:f}=s;if(e==="1.x"){let p=T("decay","clock","state",A({deceleration:l},{}));return`set(state.velocity, ${t}),
${p}`}let d=o===void 0?{}:{clamp:`[${o.join(", ")}]`};return T("withDecay",A({velocity:t,deceleration:l,...d,...c?{rubberBandEffect:c,rubberBandFactor:f}:{}},{deceleration:.998,rubberBandFactor:.6}))}function ee({version:s}){let[e,t]=v(J),[l,o]=v(!1),[c,f]=v({lower:-100,upper:200}),[d,m]=v(!1),p=w(()=>l?{...e,rubberBandEffect:d,clamp:[c.lower,c.upper]}:e,[e,l,c,d]),i=w(()=>K(p,s),[p,s]),u=j(i.duration),g=F(i,u.time),C=p.clamp??[],b=w(()=>{let r=i.samples.map(({value:_})=>_);return I(N("time","ms",[0,Math.max(i.duration,500)]),N("travel","px",[0,...r,...p.clamp??[]]))},[i,p]),B=i.samples.at(-1)?.value??0,D=i.ends?`${Math.round(i.duration)} ms`:"never by itself";return n(V,{caption:`The distance of a glide, as ${Y[s]} computes it at 60 frames per second. The trail has a picture every 50 ms.`,controls:n(y,{children:[a(k,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:50,value:e.velocity,onChange:r=>t({...e,velocity:r})}),a(k,{label:"deceleration",min:.98,max:.999,step:.001,value:e.deceleration,onChange:r=>t({...e,deceleration:r})}),s!=="1.x"&&a(M,{label:"clamp",checked:l,onChange:o}),l&&n(y,{children:[a(k,{label:"Lower limit",unit:"px",min:-400,max:-10,step:10,value:c.lower,onChange:r=>f({...c,lower:r})}),a(k,{label:"Upper limit",unit:"px",min:10,max:400,step:10,value:c.upper,onChange:r=>f({...c,upper:r})})]}),l&&s==="3.x"&&a(M,{label:"rubberBandEffect",checked:d,onChange:m}),l&&d&&a(k,{label:"rubberBandFactor",min:.1,max:2,step:.1,value:e.rubberBandFactor,onChange:r=>t({...e,rubberBandFactor:r})})]}),children:[n(W,{frame:b,label:`Travel against time: it comes to ${S(B,1)} px and ends ${i.ends?`after ${D}`:D}.`,children:[C.map(r=>a(X,{frame:b,y:r,label:"limit"},r)),a(q,{frame:b,points:i.samples.map(({time:r,value:_})=>({x:r,y:_}))}),a(O,{frame:b,x:u.time,y:g})]}),a($,{min:b.y.min,max:b.y.max,value:g,trail:U(i.duration,r=>F(i,r)),marks:[0,...C]}),a(H,{playback:u}),a(G,{facts:[{name:i.ends?"Ends after":"Ends",value:D},{name:"Comes to",value:S(B,1),unit:"px"}]}),a(L,{code:Z(p,s)})]})}var h=P("content/docs/2.x/api/animations/withDecay.mdx");function ae(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",path:"path",pre:"pre",span:"span",strong:"strong",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(y,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"withDecay"})," animates without a target: the movement starts with a velocity and slows down, like inertial scrolling. The figure shows how far a glide goes, and how limits affect it:"]}),`
`,a(ee,{version:"2.x"}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withDecay</span>(
</span><span class="code-line">  userConfig: <span class="code:entity.name.type">WithDecayConfig</span>,
</span><span class="code-line">  <span class="code:entity.name.function">callback</span>?: (finished?: <span class="code:entity.name.type">boolean</span>, current?: <span class="code:entity.name.type">AnimatableValue</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>
</span><span class="code-line">): <span class="code:entity.name.type">number</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">WithDecayConfig</span> {
</span><span class="code-line">  deceleration?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  velocity?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  clamp?: [<span class="code:entity.name.type">number</span>, <span class="code:entity.name.type">number</span>];
</span><span class="code-line">  velocityFactor?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"AnimatableValue"})," is a number, a string or a ",a(e.code,{translate:"no",children:"number[]"}),". The callback gets ",a(e.code,{translate:"no",children:"current"}),` only
inside `,a(e.a,{...h[0],children:a(e.code,{translate:"no",children:"withRepeat"})}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:["Use it to let an element glide on after a gesture. The velocity usually comes from ",a(e.code,{translate:"no",children:"velocityX"})," or ",a(e.code,{translate:"no",children:"velocityY"}),` of a
pan event in `,a(e.code,{translate:"no",children:"onEnd"}),"."]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"}),a(e.th,{role:"columnheader",children:"Type"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"userConfig"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["See ",a(e.a,{href:"#options",children:"Options"}),"."]}),a(e.td,{role:"cell","data-label":"Default",children:"required"}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"WithDecayConfig"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"callback"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["Called at the end, with ",a(e.code,{translate:"no",children:"true"})," when completed and ",a(e.code,{translate:"no",children:"false"})," when cancelled."]}),a(e.td,{role:"cell","data-label":"Default",children:"–"}),a(e.td,{role:"cell","data-label":"Type",children:"worklet"})]})]})]}),`
`,n(e.h3,{id:"options",children:["Options",a(e.a,{className:"hash-link",href:"#options","aria-label":"Direct link to Options",title:"Direct link to Options"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"}),a(e.th,{role:"columnheader",children:"Default"}),a(e.th,{role:"columnheader",children:"Type"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"velocity"})}),n(e.td,{role:"cell","data-label":"Meaning",children:["Velocity at the start, in units per second (on web, with the default ",a(e.code,{translate:"no",children:"velocityFactor"}),", per millisecond)."]}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"0"})}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"number"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"deceleration"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Rate of deceleration. A smaller number stops sooner."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"0.998"})}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"number"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"clamp"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Lower and upper limit of the value."}),a(e.td,{role:"cell","data-label":"Default",children:a(e.code,{translate:"no",children:"undefined"})}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"[number, number]"})})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"Name",children:a(e.code,{translate:"no",children:"velocityFactor"})}),a(e.td,{role:"cell","data-label":"Meaning",children:"Multiplier for values that are not positions. For an opacity or a progress from 0 to 1, use a number below 1. Since 2.2."}),n(e.td,{role:"cell","data-label":"Default",children:[a(e.code,{translate:"no",children:"1"}),"; ",a(e.code,{translate:"no",children:"1000"})," on web"]}),a(e.td,{role:"cell","data-label":"Type",children:a(e.code,{translate:"no",children:"number"})})]})]})]}),`
`,n(e.p,{children:["The elastic limits of 3.x, ",a(e.code,{translate:"no",children:"rubberBandEffect"})," and ",a(e.code,{translate:"no",children:"rubberBandFactor"}),", were added in ",a(e.a,{...h[1],children:"3.0.0"}),". 2.x ignores them."]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["The function returns an animation object. Assign it to ",a(e.code,{translate:"no",children:".value"}),` of a shared value, use it as a value in the object that a
`,a(e.code,{translate:"no",children:"useAnimatedStyle"})," worklet returns, or pass it to a modifier. It is typed as a ",a(e.code,{translate:"no",children:"number"}),", so all these uses type-check for numbers."]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Flick the film strip: it glides on, but never past its first or last picture. Touch it while it glides, and ",a(e.code,{translate:"no",children:"onStart"})," stops it under the finger."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> {
</span><span class="code-line">  PanGestureHandler,
</span><span class="code-line">  PanGestureHandlerGestureEvent,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  cancelAnimation,
</span><span class="code-line">  useAnimatedGestureHandler,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  useSharedValue,
</span><span class="code-line">  withDecay,
</span><span class="code-line">  withSequence,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> FRAME = <span class="code:constant">90</span>;
</span><span class="code-line"><span class="code:keyword">const</span> FRAMES = [<span class="code:string">'tan'</span>, <span class="code:string">'teal'</span>, <span class="code:string">'plum'</span>, <span class="code:string">'peru'</span>, <span class="code:string">'navy'</span>, <span class="code:string">'olive'</span>, <span class="code:string">'coral'</span>];
</span><span class="code-line"><span class="code:keyword">const</span> LENGTH = FRAMES.length * FRAME;
</span><span class="code-line"><span class="code:keyword">const</span> END = FRAME - LENGTH;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">Grip</span> = { from: <span class="code:entity.name.type">number</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">FilmStrip</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> left = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onPan = <span class="code:entity.name.function">useAnimatedGestureHandler</span>&lt;<span class="code:entity.name.type">PanGestureHandlerGestureEvent</span>, <span class="code:entity.name.type">Grip</span>>({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: (_, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      <span class="code:entity.name.function">cancelAnimation</span>(left);
</span><span class="code-line">      grip.from = left.value;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: ({ translationX }, grip) <span class="code:keyword">=></span> {
</span><span class="code-line">      left.value = Math.<span class="code:entity.name.function">min</span>(<span class="code:constant">0</span>, Math.<span class="code:entity.name.function">max</span>(END, grip.from + translationX));
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onEnd</span>: ({ velocityX: velocity }) <span class="code:keyword">=></span> {
</span><span class="code-line">      <span class="code:comment">// The sequence makes it glide from exactly 0 too; see below.</span>
</span><span class="code-line">      left.value = <span class="code:entity.name.function">withSequence</span>(<span class="code:entity.name.function">withDecay</span>({ velocity, clamp: [END, <span class="code:constant">0</span>] }));
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> strip = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    flexDirection: <span class="code:string">'row'</span>,
</span><span class="code-line">    width: LENGTH,
</span><span class="code-line">    transform: [{ translateX: left.value }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onPan}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={strip}>
</span><span class="code-line">        {FRAMES.<span class="code:entity.name.function">map</span>((backgroundColor) <span class="code:keyword">=></span> (
</span><span class="code-line">          &lt;<span class="code:entity.name.type">View</span>
</span><span class="code-line">            key={backgroundColor}
</span><span class="code-line">            style={{ width: FRAME, height: FRAME, backgroundColor }}
</span><span class="code-line">          />
</span><span class="code-line">        ))}
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:["With ",a(e.code,{translate:"no",children:"velocityFactor"})," a gesture can drive values other than positions. Here a movement of 300 points corresponds to the range from 0 to 1, where the progress stops. (If it can start from exactly 0, put the decay into a sequence, as above.)"]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">progress.value = <span class="code:entity.name.function">withDecay</span>({
</span><span class="code-line">  velocity: event.velocityX,
</span><span class="code-line">  velocityFactor: <span class="code:constant">1</span> / <span class="code:constant">300</span>,
</span><span class="code-line">  clamp: [<span class="code:constant">0</span>, <span class="code:constant">1</span>],
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[n(e.strong,{children:["Without ",a(e.code,{translate:"no",children:"clamp"})]})," the animation ends when the absolute velocity falls below 1 (0.05 in browsers)."]}),`
`,n(e.li,{children:[n(e.strong,{children:["With ",a(e.code,{translate:"no",children:"clamp"})]})," it also ends as soon as the value reaches the limit in its direction of travel. It stops exactly there. The other limit is not checked, and with a velocity of 0 neither limit is: a value that starts beyond an unchecked limit can stay there."]}),`
`,a(e.li,{children:"In 2.0 and 2.1 the value follows a different formula, and the animation ends below a speed of 5."}),`
`,n(e.li,{children:["In each frame the current velocity is multiplied by ",a(e.code,{translate:"no",children:"exp(−(1 − deceleration) · elapsed · 0.1)"}),`, with the time
since the start in milliseconds. The slowdown thus also depends on the frame rate. A frame moves the value by at most 64 ms of travel.`]}),`
`,n(e.li,{children:[`A repeated decay starts each further run with the remaining velocity; see
`,a(e.a,{...h[2],children:a(e.code,{translate:"no",children:"withRepeat"})}),"."]}),`
`,n(e.li,{children:["The value must be a number or a string with a unit, such as ",a(e.code,{translate:"no",children:"'10deg'"}),"; for a string, TypeScript requires a cast of the result. An array throws, and colours are wrong."]}),`
`,n(e.li,{children:["An option set to ",a(e.code,{translate:"no",children:"undefined"})," replaces the default, and the value can become ",a(e.code,{translate:"no",children:"NaN"}),": omit the option instead."]}),`
`,n(e.li,{children:["In ",a(e.code,{translate:"no",children:"useAnimatedStyle"})," the callback is called on completion only, not for an animation that is replaced there."]}),`
`,n(e.li,{children:["Since 2.3 these configurations throw: a ",a(e.code,{translate:"no",children:"clamp"})," that is not an array of exactly two items (an empty array too), and a ",a(e.code,{translate:"no",children:"velocityFactor"}),` of 0
or less.`]}),`
`]}),`
`,n(e.div,{className:"admonition admonition-caution alert alert--warning",children:[n(e.div,{className:"admonition-heading",children:[a(e.span,{className:"admonition-icon",children:a(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:a(e.path,{fillRule:"evenodd",d:"M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z"})})}),a(e.span,{className:"admonition-title",children:"A shared value that is exactly 0"})]}),a(e.div,{className:"admonition-content",children:n(e.p,{children:["Since 2.3.0, ",a(e.code,{translate:"no",children:"withDecay"})," assigned to a shared value of exactly 0 does nothing on Android and iOS: the animation finishes at once, and its callback gets ",a(e.code,{translate:"no",children:"true"}),`. Start from another number, or wrap it:
`,a(e.code,{translate:"no",children:"withSequence(withDecay(…))"})," is not affected, but before 2.9 a sequence of one animation throws."]})})]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...h[3],children:"withSpring"}),", ",a(e.a,{...h[4],children:"withTiming"})," – animations with a target."]}),`
`,n(e.li,{children:[a(e.a,{...h[5],children:"withSequence"}),", ",a(e.a,{...h[6],children:"withRepeat"})," – modifiers that can wrap it."]}),`
`,n(e.li,{children:[a(e.a,{...h[7],children:"cancelAnimation"})," – stop the glide."]}),`
`,n(e.li,{children:[a(e.a,{...h[8],children:"useAnimatedGestureHandler"})," – the source of the velocity."]}),`
`,n(e.li,{children:[a(e.a,{...h[9],children:"useAnimatedStyle"})," – show the value."]}),`
`,n(e.li,{children:[a(e.a,{...h[10],children:"Animations"})," – the overview."]}),`
`,n(e.li,{children:[a(e.a,{...h[11],children:"decay in 1.x"})," – the counterpart in the oldest API."]}),`
`,n(e.li,{children:[a(e.a,{...h[12],children:"Events"})," – throw an element at the speed of the finger."]}),`
`]})]})}function R(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(ae,{...s})}):ae(s)}var ce={path:"/__legacydocs_version__/api/animations/withDecay",title:"withDecay",documentTitle:"withDecay | React Native Reanimated",description:"The withDecay animation of Reanimated 2.x starts with a velocity and slows down like inertial scrolling, optionally between limits.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withDecay",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDecay",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withDecay"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/cancelAnimation",label:"cancelAnimation"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDelay",label:"withDelay"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withDecay","docs-versioned"],kind:"doc",id:"api/animations/withDecay",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options",level:3,html:"Options"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{keywords:["inertia","fling","momentum"],differs:{current:"also has elastic limits: rubberBandEffect and rubberBandFactor"}},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withDecay"}},runtime:"",stylesheets:[],imports:[]},Se=z({content:R,route:ce});export{Se as mount};
