import{b as _,c as M,d as O,e as z}from"./chunk.a3cc19a8.js";import{A as X,C as H,F as T,J as q,K as Y,a as B,b as y,c as a,d as n,g as x,i as g,l as P,n as L,o as U,p as D,r as N,s as S,t as b,u as I,v as $,w as C,x as j,y as G,z as W}from"./chunk.6cda1e5a.js";var J={velocity:1e3,deceleration:.998,rubberBandFactor:.6},R=5e3;function K(s,e){return e==="1.x"?ne(s):s.rubberBandEffect===!0&&s.clamp!==void 0?le(s,s.clamp):se(s)}function ne({velocity:s,deceleration:e}){return _({time:0,value:0,velocity:s},(c,l)=>{let o=e**(l-c.time),t=e*(1-o)/(1-e),h=c.value+c.velocity/1e3*t,r=c.velocity*o;return{sample:{time:l,value:h,velocity:r},finished:Math.abs(r)<5}},R)}function se({velocity:s,deceleration:e,clamp:c}){return _({time:0,value:0,velocity:s},(l,o)=>{let t=Q(l.velocity,e,o),h=l.value+t*(o-l.time)/1e3,r=c===void 0?void 0:ce(h,s,c);return r===void 0?{sample:{time:o,value:h,velocity:t},finished:Math.abs(t)<1}:{sample:{time:o,value:r,velocity:t},finished:!0}},R)}function le({velocity:s,deceleration:e,rubberBandFactor:c},[l,o]){let t=s>0?o:l,h=f=>f<l||f>o,r=!1;return _({time:0,value:0,velocity:s},(f,p)=>{let d=h(f.value)?f.value-t:0;if(d!==0)r=!0;else if(r)return{sample:{time:p,value:t,velocity:0},finished:!0};let m=Q(f.velocity,e,p)-d*c,v=f.value+m*(p-f.time)/1e3;return{sample:{time:p,value:v,velocity:m},finished:!1}},R)}function Q(s,e,c){return s*Math.exp(-(1-e)*c*.1)}function ce(s,e,[c,l]){return e<0&&s<=c?c:e>0&&s>=l?l:void 0}function Z(s,e){let{velocity:c,deceleration:l,clamp:o,rubberBandEffect:t=!1,rubberBandFactor:h}=s;if(e==="1.x"){let p=S("decay","clock","state",N({deceleration:l},{}));return`set(state.velocity, ${c}),
${p}`}let r=o===void 0?{}:{clamp:`[${o.join(", ")}]`};return S("withDecay",N({velocity:c,deceleration:l,...r,...t?{rubberBandEffect:t,rubberBandFactor:h}:{}},{deceleration:.998,rubberBandFactor:.6}))}function ee({version:s}){let[e,c]=g(J),[l,o]=g(!1),[t,h]=g({lower:-100,upper:200}),[r,f]=g(!1),p=x(()=>l?{...e,rubberBandEffect:r,clamp:[t.lower,t.upper]}:e,[e,l,t,r]),d=x(()=>K(p,s),[p,s]),m=q(d.duration),v=M(d,m.time),A=p.clamp??[],u=x(()=>{let i=d.samples.map(({value:w})=>w);return $(C("time","ms",[0,Math.max(d.duration,500)]),C("travel","px",[0,...i,...p.clamp??[]]))},[d,p]),V=d.samples.at(-1)?.value??0,E=d.ends?`${Math.round(d.duration)} ms`:"never by itself";return n(U,{caption:`The distance of a decay, as ${z[s]} computes it at 60 frames per second. The trail shows the position every 50 ms.`,controls:n(y,{children:[a(b,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:50,value:e.velocity,onChange:i=>c({...e,velocity:i})}),a(b,{label:"deceleration",min:.98,max:.999,step:.001,value:e.deceleration,onChange:i=>c({...e,deceleration:i})}),s!=="1.x"&&a(T,{label:"clamp",checked:l,onChange:o}),l&&n(y,{children:[a(b,{label:"Lower limit",unit:"px",min:-400,max:-10,step:10,value:t.lower,onChange:i=>h({...t,lower:i})}),a(b,{label:"Upper limit",unit:"px",min:10,max:400,step:10,value:t.upper,onChange:i=>h({...t,upper:i})})]}),l&&s==="3.x"&&a(T,{label:"rubberBandEffect",checked:r,onChange:f}),l&&r&&a(b,{label:"rubberBandFactor",min:.1,max:2,step:.1,value:e.rubberBandFactor,onChange:i=>c({...e,rubberBandFactor:i})})]}),children:[n(j,{frame:u,label:`Travel against time: it comes to ${D(V,1)} px and ${d.ends?`ends after ${E}`:"never ends by itself"}.`,children:[A.map(i=>a(X,{frame:u,y:i,label:"limit"},i)),a(G,{frame:u,points:d.samples.map(({time:i,value:w})=>({x:i,y:w}))}),a(W,{frame:u,x:m.time,y:v})]}),a(H,{min:u.y.min,max:u.y.max,value:v,trail:O(d.duration,i=>M(d,i)),marks:[0,...A]}),a(I,{playback:m}),a(L,{facts:[{name:d.ends?"Ends after":"Ends",value:E},{name:"Comes to",value:D(V,1),unit:"px"}]}),a(P,{code:Z(p,s)})]})}var k=B("content/docs/1.x/animations/decay.mdx");function ae(s){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(y,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"decay"})," performs one step of an animation that starts with a velocity and slows down to a stop. Change both settings to see how far a glide goes:"]}),`
`,a(ee,{version:"1.x"}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"signature",children:"Signature"}),a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">decay</span>(
</span><span class="code-line">  clock: <span class="code:entity.name.type">AnimatedClock</span>,
</span><span class="code-line">  state: <span class="code:entity.name.type">DecayState</span>,
</span><span class="code-line">  config: <span class="code:entity.name.type">DecayConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">decay</span>(
</span><span class="code-line">  node: <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  config: <span class="code:entity.name.type">DecayConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">BackwardCompatibleWrapper</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">DecayState</span> {
</span><span class="code-line">  finished: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  velocity: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  position: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  time: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">DecayConfig</span> {
</span><span class="code-line">  deceleration: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"BackwardCompatibleWrapper"})," is the object of the ",a(e.a,{...k[0],children:"imperative form"}),`. The other names are
explained under `,a(e.a,{...k[1],children:"Types in the signatures"}),"."]}),`
`,n(e.p,{children:["This page describes the first form. The second form is not useful for ",a(e.code,{translate:"no",children:"decay"}),", because it begins without a velocity; see the remarks."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"when-to-use-it",children:"When to use it"}),a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:["Use ",a(e.code,{translate:"no",children:"decay"})," to let a view glide on after a fling. There is no destination; to end at a given position, use ",a(e.a,{...k[2],children:a(e.code,{translate:"no",children:"spring"})}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"parameters",children:"Parameters"}),a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"parameters-clock",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"clock"})," ",a(e.a,{className:"hash-link",href:"#parameters-clock","aria-label":"Direct link to clock"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:["The source of time. ",a(e.code,{translate:"no",children:"decay"})," neither starts nor stops it."]})]}),n(e.tr,{role:"row",id:"parameters-state",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"state"})," ",a(e.a,{className:"hash-link",href:"#parameters-state","aria-label":"Direct link to state"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:["The values that ",a(e.code,{translate:"no",children:"decay"})," reads and writes."]})]}),n(e.tr,{role:"row",id:"parameters-config",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"config"})," ",a(e.a,{className:"hash-link",href:"#parameters-config","aria-label":"Direct link to config"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:["An object with one field, ",a(e.code,{translate:"no",children:"deceleration"}),". It is required."]})]})]})]}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"deceleration"}),` is the factor applied to the velocity in each millisecond, a number between 0 and 1. Useful values
are close to 1, such as 0.997.`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"state",children:"State"}),a(e.a,{className:"hash-link",href:"#state","aria-label":"Direct link to State",title:"Direct link to State"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Field"}),a(e.th,{role:"columnheader",children:"Meaning"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"state-finished",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"finished"})," ",a(e.a,{className:"hash-link",href:"#state-finished","aria-label":"Direct link to finished"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:[a(e.code,{translate:"no",children:"0"})," at first; ",a(e.code,{translate:"no",children:"decay"})," writes ",a(e.code,{translate:"no",children:"1"})," at the end."]})]}),n(e.tr,{role:"row",id:"state-velocity",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"velocity"})," ",a(e.a,{className:"hash-link",href:"#state-velocity","aria-label":"Direct link to velocity"})]}),a(e.td,{role:"cell","data-label":"Meaning",children:"The initial velocity, in units per second; updated in each step."})]}),n(e.tr,{role:"row",id:"state-position",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"position"})," ",a(e.a,{className:"hash-link",href:"#state-position","aria-label":"Direct link to position"})]}),a(e.td,{role:"cell","data-label":"Meaning",children:"The initial value; updated in each step."})]}),n(e.tr,{role:"row",id:"state-time",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"time"})," ",a(e.a,{className:"hash-link",href:"#state-time","aria-label":"Direct link to time"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:[a(e.code,{translate:"no",children:"0"})," at first; then the clock time of the last evaluation."]})]})]})]}),`
`,n(e.p,{children:["Reset ",a(e.code,{translate:"no",children:"time"})," and ",a(e.code,{translate:"no",children:"finished"})," before a restart."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"return-value",children:"Return value"}),a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["A node that performs the step. Read ",a(e.code,{translate:"no",children:"state.position"})," for the result."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"example",children:"Example"}),a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Drag the box and let go: it glides on at the speed of the finger. For brevity, the box jumps back to its original position when touched again; ",a(e.a,{...k[3],children:"Event handling"})," shows how to keep an offset."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { PanGestureHandler, State } <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Clock,
</span><span class="code-line">  Value,
</span><span class="code-line">  block,
</span><span class="code-line">  clockRunning,
</span><span class="code-line">  cond,
</span><span class="code-line">  decay,
</span><span class="code-line">  eq,
</span><span class="code-line">  event,
</span><span class="code-line">  set,
</span><span class="code-line">  startClock,
</span><span class="code-line">  stopClock,
</span><span class="code-line">  useValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">glide</span>(
</span><span class="code-line">  gestureState: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">Value</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  translation: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">Value</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  velocity: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">Value</span>&lt;<span class="code:entity.name.type">number</span>>
</span><span class="code-line">) {
</span><span class="code-line">  <span class="code:keyword">const</span> clock = <span class="code:keyword">new </span><span class="code:entity.name.function">Clock</span>();
</span><span class="code-line">  <span class="code:keyword">const</span> running = <span class="code:keyword">new </span><span class="code:entity.name.function">Value</span>&lt;<span class="code:entity.name.type">number</span>>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> [finished, position, speed, time] = [<span class="code:constant">0</span>, <span class="code:constant">0</span>, <span class="code:constant">0</span>, <span class="code:constant">0</span>].<span class="code:entity.name.function">map</span>(
</span><span class="code-line">    start <span class="code:keyword">=> new </span><span class="code:entity.name.function">Value</span>&lt;<span class="code:entity.name.type">number</span>>(start)
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> step = <span class="code:entity.name.function">decay</span>(
</span><span class="code-line">    clock,
</span><span class="code-line">    { finished, position, velocity: speed, time },
</span><span class="code-line">    { deceleration: <span class="code:constant">0.996</span> }
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return </span><span class="code:entity.name.function">cond</span>(
</span><span class="code-line">    <span class="code:entity.name.function">eq</span>(gestureState, State.END),
</span><span class="code-line">    <span class="code:entity.name.function">block</span>([
</span><span class="code-line">      <span class="code:entity.name.function">cond</span>(running, <span class="code:constant">0</span>, [
</span><span class="code-line">        <span class="code:entity.name.function">set</span>(running, <span class="code:constant">1</span>),
</span><span class="code-line">        <span class="code:entity.name.function">set</span>(finished, <span class="code:constant">0</span>),
</span><span class="code-line">        <span class="code:entity.name.function">set</span>(time, <span class="code:constant">0</span>),
</span><span class="code-line">        <span class="code:entity.name.function">set</span>(position, translation),
</span><span class="code-line">        <span class="code:entity.name.function">set</span>(speed, velocity),
</span><span class="code-line">        <span class="code:entity.name.function">startClock</span>(clock),
</span><span class="code-line">      ]),
</span><span class="code-line">      <span class="code:entity.name.function">cond</span>(<span class="code:entity.name.function">clockRunning</span>(clock), step),
</span><span class="code-line">      <span class="code:entity.name.function">cond</span>(finished, <span class="code:entity.name.function">stopClock</span>(clock)),
</span><span class="code-line">      position,
</span><span class="code-line">    ]),
</span><span class="code-line">    <span class="code:entity.name.function">block</span>([<span class="code:entity.name.function">set</span>(running, <span class="code:constant">0</span>), <span class="code:entity.name.function">stopClock</span>(clock), translation])
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Fling</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> gestureState = <span class="code:entity.name.function">useValue</span>&lt;<span class="code:entity.name.type">number</span>>(State.UNDETERMINED);
</span><span class="code-line">  <span class="code:keyword">const</span> translation = <span class="code:entity.name.function">useValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> velocity = <span class="code:entity.name.function">useValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onGesture = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=></span>
</span><span class="code-line">      <span class="code:entity.name.function">event</span>([
</span><span class="code-line">        {
</span><span class="code-line">          nativeEvent: {
</span><span class="code-line">            state: gestureState,
</span><span class="code-line">            translationX: translation,
</span><span class="code-line">            velocityX: velocity,
</span><span class="code-line">          },
</span><span class="code-line">        },
</span><span class="code-line">      ]),
</span><span class="code-line">    [gestureState, translation, velocity]
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> translateX = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">glide</span>(gestureState, translation, velocity),
</span><span class="code-line">    [gestureState, translation, velocity]
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span>
</span><span class="code-line">      onGestureEvent={onGesture}
</span><span class="code-line">      onHandlerStateChange={onGesture}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={{
</span><span class="code-line">          width: <span class="code:constant">80</span>,
</span><span class="code-line">          height: <span class="code:constant">80</span>,
</span><span class="code-line">          backgroundColor: <span class="code:string">'teal'</span>,
</span><span class="code-line">          transform: [{ translateX }],
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"remarks",children:"Remarks"}),a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"finished"})," becomes ",a(e.code,{translate:"no",children:"1"})," when the absolute velocity falls below 5 units per second."]}),`
`,n(e.li,{children:["The velocity after ",a(e.em,{children:"dt"})," milliseconds is ",a(e.code,{translate:"no",children:"velocity * deceleration^dt"}),`. The total distance is about
`,a(e.code,{translate:"no",children:"(speed - 5) / 1000 * deceleration / (1 - deceleration)"}),`: from a speed of 1000 units per second it is 98.5 units with a
`,a(e.code,{translate:"no",children:"deceleration"})," of 0.99, 248 with 0.996, and 497 with 0.998."]}),`
`,n(e.li,{children:["A ",a(e.code,{translate:"no",children:"deceleration"})," of exactly 1 divides by zero. Use a smaller number."]}),`
`,n(e.li,{children:["With ",a(e.code,{translate:"no",children:"time"})," at 0, the first evaluation moves nothing."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"velocityX"})," and ",a(e.code,{translate:"no",children:"velocityY"})," of gesture events can be used directly."]}),`
`,n(e.li,{children:["The imperative form ",a(e.code,{translate:"no",children:"decay(value, config)"}),` starts with velocity 0 and therefore ends at once. Use the form with three
arguments.`]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"related",children:"Related"}),a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...k[4],children:"Declarative Animation API"})," – clock, state and step nodes."]}),`
`,n(e.li,{children:[a(e.a,{...k[5],children:"Clock"})," – the source of time."]}),`
`,n(e.li,{children:[a(e.a,{...k[6],children:"Timing"})," – fixed duration and easing."]}),`
`,n(e.li,{children:[a(e.a,{...k[7],children:"Spring"})," – spring physics."]}),`
`,n(e.li,{children:[a(e.a,{...k[8],children:"Event handling with reanimated nodes"})," – the source of the velocity."]}),`
`,n(e.li,{children:[a(e.a,{...k[9],children:a(e.code,{translate:"no",children:"withDecay"})})," in 3.x, ",a(e.a,{...k[10],children:"the same in 2.x"})," – the counterpart in later versions."]}),`
`]})]})}function F(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(ae,{...s})}):ae(s)}var te={path:"/__legacydocs_version__/animations/decay",title:"Decay",documentTitle:"Decay | React Native Reanimated",description:"The decay node of Reanimated 1.x slows down a moving position from an initial velocity, one step per evaluation.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withDecay",samePage:!1,pages:[{label:"withDecay",href:"/__legacydocs_base__/docs/api/animations/withDecay"}]},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/api/animations/withDecay",samePage:!1,pages:[{label:"withDecay",href:"/__legacydocs_base__/docs/2.x/api/animations/withDecay"}]},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/animations/decay",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Animations"},{label:"Decay"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/animations/timing",label:"Timing"},next:{href:"/__legacydocs_base__/__legacydocs_version__/animations/spring",label:"Spring"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-animations/decay","docs-versioned"],kind:"doc",id:"animations/decay",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"state",level:3,html:"State"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 1.13.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withDecay"}},runtime:"",stylesheets:[],imports:[]},Ne=Y({content:F,route:te});export{Ne as mount};
