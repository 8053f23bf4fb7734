import{a as Y,b as U,c as B,d as Z,e as ee}from"./chunk.b40d8298.js";import{a as ae}from"./chunk.3fec27c8.js";import{A as X,B as z,C as J,D as K,E as Q,J as V,K as ne,a as G,b,c as n,d as a,g as L,i as D,l as $,n as w,o as _,p as y,q as E,r as C,s as T,t as v,u as M,w as H,x as I,y as j,z as q}from"./chunk.5cbad378.js";function se(s,e){let{duration:t,dampingRatio:i,stiffness:r,velocity:o,restSpeedThreshold:c}=s,p=m=>{let S=(m*o**2+r*e**2)/(Math.exp(1-.5*i)*r),x=i*2*Math.sqrt(r*m);return 1e3*(-2*m/x*Math.log(c*.01/S))-t},[l,h]=[0,100],d=(l+h)/2;for(let m=20;m>0&&Math.abs(p(d))>5e-5;m-=1)p(d)<0?l=d:h=d,d=(l+h)/2;return d}function R(s,e,t){return{dampingRatio:e/(2*Math.sqrt(t*s)),frequency:Math.sqrt(t/s)}}function te({dampingRatio:s,frequency:e},{distance:t,velocity:i},r){if(s<1){let c=s*e,p=e*Math.sqrt(1-s**2),l=Math.exp(-c*r),h=Math.sin(p*r),d=Math.cos(p*r),m=c*t-i,u=l*(h*(m/p)+t*d);return{distance:u,velocity:c*u-l*(d*m-p*t*h)}}let o=Math.exp(-e*r);return{distance:o*(t+(e*t-i)*r),velocity:o*(i*(1-r*e)+r*t*e*e)}}function k(s){return{mass:1,damping:10,stiffness:100,velocity:0,overshootClamping:!1,restDisplacementThreshold:s==="1.x"?.001:.01,restSpeedThreshold:s==="1.x"?.001:2}}var A={duration:2e3,dampingRatio:.5},le=2e4;function N(s,e,t){let{overshootClamping:i,restDisplacementThreshold:r,restSpeedThreshold:o}=s,c=R(s.mass,s.damping,s.stiffness),p=({value:l,velocity:h})=>Math.abs(h)<o&&Math.abs(e-l)<r;return U(oe(s),(l,h)=>{let d=re(c,l,h,e),u=i&&(e>0?d.value>e:d.value<e)||p(t==="2.x"?l:d);return{sample:u?{time:h,value:e,velocity:0}:d,finished:u}},le)}function ie(s,e,t){let{duration:i,dampingRatio:r}=e,o=se({...s,...e},t),c={dampingRatio:r,frequency:Math.sqrt(s.stiffness/o)};return U(oe(s),(p,l)=>l>=i?{sample:{time:l,value:t,velocity:0},finished:!0}:{sample:re(c,p,l,t),finished:!1},le)}function oe({velocity:s}){return{time:0,value:0,velocity:s}}function re(s,e,t,i){let r={distance:i-e.value,velocity:e.velocity},o=te(s,r,(t-e.time)/1e3);return{time:t,value:i-o.distance,velocity:o.velocity}}var ce={spring:["clock","time","toValue"],position:["spring"],velocity:["spring"],finished:["spring"],stop:["finished"]},pe=[{name:"time",label:"state.time",x:66,y:24},{name:"clock",label:"clock",x:180,y:24},{name:"toValue",label:"toValue",x:294,y:24},{name:"spring",label:"spring (ms passed)",x:180,y:112},{name:"position",label:"position",x:78,y:200},{name:"velocity",label:"velocity",x:180,y:200},{name:"finished",label:"finished",x:282,y:200},{name:"stop",label:"stopClock(clock)",x:282,y:288}],de=[{from:"position",to:"spring"}];function he(s,e,t){let i=s[e],r=s[e-1],o=i?.time??0,c=e===s.length-1;return new Map([["clock",Math.round(o)],["time",Math.round(r?.time??0)],["toValue",t],["spring",Math.round(o-(r?.time??o))],["position",i?.value??0],["velocity",i?.velocity??0],["finished",c?1:0],...c?[["stop",0]]:[]])}var fe=100,{samples:O,duration:me}=N(k("1.x"),fe,"1.x");function ue(){let s=V(me),e=Math.min(Math.round(s.time/Y),O.length-1);return a(_,{caption:"In every frame the clock ticks and the step is evaluated once. It writes the state, from which the next evaluation starts (dashed line). When it has set finished, the surrounding block stops the clock.",children:[n(ae,{inputs:ce,spots:pe,height:312,results:he(O,e,fe),writes:de}),n(M,{playback:s}),n(w,{facts:[{name:"Evaluations until rest",value:String(O.length)},{name:"Time",value:y(me,0),unit:"ms"}]})]})}function ke(s){let{version:e,settings:t,onSettings:i,length:r,onLength:o,byDuration:c,onByDuration:p}=s;return a(b,{children:[e==="3.x"&&n(K,{label:"Described by",options:[{value:"physics",label:"mass and damping"},{value:"duration",label:"duration and dampingRatio"}],value:c?"duration":"physics",onChange:l=>p(l==="duration")}),c?a(b,{children:[n(v,{label:"duration",unit:"ms",min:100,max:3e3,step:50,value:r.duration,onChange:l=>o({duration:l})}),n(v,{label:"dampingRatio",min:.05,max:1.5,step:.05,value:r.dampingRatio,onChange:l=>o({dampingRatio:l})})]}):a(b,{children:[n(v,{label:"mass",min:.1,max:5,step:.1,value:t.mass,onChange:l=>i({mass:l})}),n(v,{label:"damping",min:1,max:60,step:1,value:t.damping,onChange:l=>i({damping:l})})]}),n(v,{label:"stiffness",min:10,max:500,step:10,value:t.stiffness,onChange:l=>i({stiffness:l})}),n(v,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:100,value:t.velocity,onChange:l=>i({velocity:l})}),n(E,{label:"restSpeedThreshold (px/s)",min:.001,max:100,step:.001,value:t.restSpeedThreshold,onChange:l=>i({restSpeedThreshold:l})}),!c&&a(b,{children:[n(E,{label:"restDisplacementThreshold (px)",min:.001,max:100,step:.001,value:t.restDisplacementThreshold,onChange:l=>i({restDisplacementThreshold:l})}),n(Q,{label:"overshootClamping",checked:t.overshootClamping,onChange:l=>i({overshootClamping:l})})]})]})}function ge(s,e,t){if(t!=="1.x")return T("withSpring",String(e),C({...s},{...k(t)}));let{velocity:i,...r}=s,o=C({toValue:e,...r},{...k(t)},"SpringUtils.makeDefaultConfig()"),c=T("spring","clock","state",o);return i===0?c:`set(state.velocity, ${i}),
${c}`}function be(s,{duration:e,dampingRatio:t},i){let{stiffness:r,velocity:o,restSpeedThreshold:c}=s,p={duration:e,dampingRatio:t,stiffness:r,velocity:o,restSpeedThreshold:c},{dampingRatio:l}=A;return T("withSpring",String(i),C(p,{...k("3.x"),dampingRatio:l}))}var g=100;function ve({version:s}){let[e,t]=D(k(s)),[i,r]=D(A),[o,c]=D(!1),p=L(()=>o?ie(e,i,g):N(e,g,s),[e,i,o,s]),l=V(p.duration),h=B(p,l.time),{frame:d,points:m,trail:u}=L(()=>xe(p),[p]),{highest:S}=ye(p),x=o?i.dampingRatio:R(e.mass,e.damping,e.stiffness).dampingRatio,P=`${Math.round(p.duration)} ms`;return a(_,{caption:`A spring from 0 to ${g} px, computed as ${ee[s]} does at 60 frames per second. The trail has a picture every 50 ms.`,controls:n(ke,{version:s,settings:e,onSettings:F=>t({...e,...F}),length:i,onLength:F=>r({...i,...F}),byDuration:o,onByDuration:c}),children:[a(j,{frame:d,label:`Value against time: from 0 to ${g} px, at most ${y(S,1)} px, at rest after ${P}.`,children:[n(z,{frame:d,y:g,label:"target"}),n(q,{frame:d,points:m}),n(X,{frame:d,x:l.time,y:h})]}),n(J,{min:d.y.min,max:d.y.max,value:h,trail:u,marks:[0,g]}),n(M,{playback:l}),n(w,{facts:[{name:o?"Ends after":"Settles after",value:P},{name:"Highest",value:y(S,1),unit:"px"},{name:"Damping ratio",value:y(x),unit:De(x)}]}),n($,{code:o?be(e,i,g):ge(e,g,s)})]})}function xe(s){let{lowest:e,highest:t}=ye(s),i=I("time","ms",[0,Math.max(s.duration,500)]),r=I("value","px",[Math.min(e,0),t]);return{frame:H(i,r),points:s.samples.map(o=>({x:o.time,y:o.value})),trail:Z(s.duration,o=>B(s,o))}}function ye({samples:s}){let e=s.map(({value:t})=>t);return{lowest:Math.min(...e),highest:Math.max(...e)}}function De(s){return s<1?"(swings)":s===1?"(critical)":"(as critical)"}var f=G("content/docs/1.x/animations/spring.mdx");function Se(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return a(b,{children:[a(e.p,{children:[n(e.code,{translate:"no",children:"spring"})," performs one step of an animation driven by a damped spring. The figure shows the effect of each setting, starting from the config of ",n(e.code,{translate:"no",children:"SpringUtils.makeDefaultConfig()"}),":"]}),`
`,n(ve,{version:"1.x"}),`
`,a(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{translate:"no",tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">spring</span>(
</span><span class="code-line">  clock: <span class="code:entity.name.type">AnimatedClock</span>,
</span><span class="code-line">  state: <span class="code:entity.name.type">SpringState</span>,
</span><span class="code-line">  config: <span class="code:entity.name.type">SpringConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">spring</span>(
</span><span class="code-line">  node: <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  config: <span class="code:entity.name.type">SpringConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">BackwardCompatibleWrapper</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">SpringState</span> {
</span><span class="code-line">  finished: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  position: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  velocity: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  time: <span class="code:entity.name.type">AnimatedValue</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">SpringConfig</span> {
</span><span class="code-line">  damping: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  mass: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  stiffness: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  overshootClamping: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>> | <span class="code:entity.name.type">boolean</span>;
</span><span class="code-line">  restSpeedThreshold: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  restDisplacementThreshold: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">  toValue: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">}
</span>`}})})}),`
`,a(e.p,{children:[n(e.code,{translate:"no",children:"BackwardCompatibleWrapper"})," is the object of the ",n(e.a,{...f[0],children:"imperative form"}),`. The other names are
explained under `,n(e.a,{...f[1],children:"Types in the signatures"}),"."]}),`
`,a(e.p,{children:["This page describes the first form. The second returns an object with ",n(e.code,{translate:"no",children:"start"})," and ",n(e.code,{translate:"no",children:"stop"}),`; see
`,n(e.a,{...f[2],children:"imperative form"}),"."]}),`
`,a(e.h2,{id:"when-to-use-it",children:["When to use it",n(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:["Use ",n(e.code,{translate:"no",children:"spring"})," to let a view snap to a position after a gesture, or for any motion that should continue at its current speed."]}),`
`,a(e.h2,{id:"parameters",children:["Parameters",n(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(e.table,{role:"table",children:[n(e.thead,{role:"rowgroup",children:a(e.tr,{role:"row",children:[n(e.th,{role:"columnheader",children:"Name"}),n(e.th,{role:"columnheader",children:"Meaning"})]})}),a(e.tbody,{role:"rowgroup",children:[a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Name",children:n(e.code,{translate:"no",children:"clock"})}),a(e.td,{role:"cell","data-label":"Meaning",children:["The source of time. ",n(e.code,{translate:"no",children:"spring"})," neither starts nor stops it."]})]}),a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Name",children:n(e.code,{translate:"no",children:"state"})}),a(e.td,{role:"cell","data-label":"Meaning",children:["The values that ",n(e.code,{translate:"no",children:"spring"})," reads and writes."]})]}),a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Name",children:n(e.code,{translate:"no",children:"config"})}),n(e.td,{role:"cell","data-label":"Meaning",children:"Physics and destination."})]})]})]}),`
`,a(e.h3,{id:"state",children:["State",n(e.a,{className:"hash-link",href:"#state","aria-label":"Direct link to State",title:"Direct link to State"})]}),`
`,a(e.table,{role:"table",children:[n(e.thead,{role:"rowgroup",children:a(e.tr,{role:"row",children:[n(e.th,{role:"columnheader",children:"Field"}),n(e.th,{role:"columnheader",children:"Meaning"})]})}),a(e.tbody,{role:"rowgroup",children:[a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Field",children:n(e.code,{translate:"no",children:"finished"})}),a(e.td,{role:"cell","data-label":"Meaning",children:[n(e.code,{translate:"no",children:"0"})," at first; ",n(e.code,{translate:"no",children:"spring"})," writes ",n(e.code,{translate:"no",children:"1"})," at rest."]})]}),a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Field",children:n(e.code,{translate:"no",children:"position"})}),a(e.td,{role:"cell","data-label":"Meaning",children:["The initial value; updated in each step, exactly ",n(e.code,{translate:"no",children:"toValue"})," at rest."]})]}),a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Field",children:n(e.code,{translate:"no",children:"velocity"})}),a(e.td,{role:"cell","data-label":"Meaning",children:[n(e.code,{translate:"no",children:"0"})," at first, or the velocity of a gesture; updated in each step, in units per second, ",n(e.code,{translate:"no",children:"0"})," at rest."]})]}),a(e.tr,{role:"row",children:[n(e.td,{role:"cell","data-label":"Field",children:n(e.code,{translate:"no",children:"time"})}),a(e.td,{role:"cell","data-label":"Meaning",children:[n(e.code,{translate:"no",children:"0"})," at first; then the clock time of the last evaluation."]})]})]})]}),`
`,a(e.p,{children:["Reset ",n(e.code,{translate:"no",children:"time"})," and ",n(e.code,{translate:"no",children:"finished"})," before a restart."]}),`
`,a(e.h3,{id:"config",children:["Config",n(e.a,{className:"hash-link",href:"#config","aria-label":"Direct link to Config",title:"Direct link to Config"})]}),`
`,a(e.p,{children:["Every field is required. ",n(e.a,{...f[3],children:n(e.code,{translate:"no",children:"SpringUtils.makeDefaultConfig()"})})," returns a set to start from, with the values in brackets."]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"damping"})," is the resistance. A higher value settles sooner and bounces less. (10)"]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"mass"})," is the mass of the moving object. (1)"]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"stiffness"})," is the spring constant. A higher value pulls harder. (100)"]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"overshootClamping"})," ends the animation as soon as ",n(e.code,{translate:"no",children:"toValue"})," is passed. (",n(e.code,{translate:"no",children:"false"}),")"]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"restSpeedThreshold"})," is the speed below which the object counts as resting, in units per second. (0.001)"]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"restDisplacementThreshold"})," is the distance from ",n(e.code,{translate:"no",children:"toValue"})," below which it counts as resting. (0.001)"]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"toValue"})," is the destination. (0)"]}),`
`]}),`
`,a(e.p,{children:["The fields have the same meaning as in ",a(e.a,{href:"https://facebook.github.io/react-native/docs/animated.html",target:"_blank",rel:"noopener noreferrer",children:["React Native's ",n(e.code,{translate:"no",children:"Animated.spring"})]}),"."]}),`
`,a(e.h2,{id:"return-value",children:["Return value",n(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:["A node that performs the step. Read ",n(e.code,{translate:"no",children:"state.position"})," for the result."]}),`
`,a(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:"Drag the box and let go: it springs back, starting at the speed of your finger. While you drag, the node returns the translation; after the gesture it returns the position of the spring. A new drag before the spring has settled ends it, and the box first jumps back to its original position (on Android, as soon as you touch it)."}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{translate:"no",tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { PanGestureHandler, State } <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Clock,
</span><span class="code-line">  SpringUtils,
</span><span class="code-line">  Value,
</span><span class="code-line">  block,
</span><span class="code-line">  clockRunning,
</span><span class="code-line">  cond,
</span><span class="code-line">  eq,
</span><span class="code-line">  event,
</span><span class="code-line">  set,
</span><span class="code-line">  spring,
</span><span class="code-line">  startClock,
</span><span class="code-line">  stopClock,
</span><span class="code-line">  useValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">springBack</span>(
</span><span class="code-line">  gestureState: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">Value</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  translation: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">Value</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  velocity: <span class="code:entity.name.type">Animated</span>.<span class="code:entity.name.type">Value</span>&lt;<span class="code:entity.name.type">number</span>>
</span><span class="code-line">) {
</span><span class="code-line">  <span class="code:keyword">const</span> clock = <span class="code:keyword">new </span><span class="code:entity.name.function">Clock</span>();
</span><span class="code-line">  <span class="code:keyword">const</span> started = <span class="code:keyword">new </span><span class="code:entity.name.function">Value</span>&lt;<span class="code:entity.name.type">number</span>>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> [finished, position, speed, time] = [<span class="code:constant">0</span>, <span class="code:constant">0</span>, <span class="code:constant">0</span>, <span class="code:constant">0</span>].<span class="code:entity.name.function">map</span>(
</span><span class="code-line">    start <span class="code:keyword">=> new </span><span class="code:entity.name.function">Value</span>&lt;<span class="code:entity.name.type">number</span>>(start)
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> step = <span class="code:entity.name.function">spring</span>(
</span><span class="code-line">    clock,
</span><span class="code-line">    { finished, position, velocity: speed, time },
</span><span class="code-line">    { ...SpringUtils.<span class="code:entity.name.function">makeDefaultConfig</span>(), toValue: <span class="code:constant">0</span>, damping: <span class="code:constant">14</span> }
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return </span><span class="code:entity.name.function">cond</span>(
</span><span class="code-line">    <span class="code:entity.name.function">eq</span>(gestureState, State.END),
</span><span class="code-line">    <span class="code:entity.name.function">block</span>([
</span><span class="code-line">      <span class="code:entity.name.function">cond</span>(started, <span class="code:constant">0</span>, [
</span><span class="code-line">        <span class="code:entity.name.function">set</span>(started, <span class="code:constant">1</span>),
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
</span><span class="code-line">    <span class="code:entity.name.function">block</span>([<span class="code:entity.name.function">set</span>(started, <span class="code:constant">0</span>), <span class="code:entity.name.function">stopClock</span>(clock), translation])
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">SnapBack</span>() {
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
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">springBack</span>(gestureState, translation, velocity),
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
`,a(e.h2,{id:"evaluation",children:["Evaluation, step by step",n(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation, step by step",title:"Direct link to Evaluation, step by step"})]}),`
`,n(e.p,{children:"The figure shows a spring with the default config as nodes. Play it to see the reads and writes of each evaluation:"}),`
`,n(ue,{}),`
`,a(e.h2,{id:"remarks",children:["Remarks",n(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:["The animation rests when the speed is below ",n(e.code,{translate:"no",children:"restSpeedThreshold"})," ",n(e.strong,{children:"and"}),` the distance is below
`,n(e.code,{translate:"no",children:"restDisplacementThreshold"}),". Passing the destination does not end it, unless ",n(e.code,{translate:"no",children:"overshootClamping"})," is enabled."]}),`
`,a(e.li,{children:["The damping ratio is ",n(e.code,{translate:"no",children:"damping / (2 * sqrt(stiffness * mass))"}),". Below 1 the spring oscillates. At 1 and above, the critical damping formula is used."]}),`
`,a(e.li,{children:["With ",n(e.code,{translate:"no",children:"overshootClamping"}),", a spring that starts exactly at ",n(e.code,{translate:"no",children:"toValue"})," ends at once if its velocity is negative, but moves out and back if it is positive."]}),`
`,n(e.li,{children:"A step covers at most 64 ms, so a slow frame cannot destabilise the spring."}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"toValue"})," can be a value. When it changes, position and velocity are kept."]}),`
`,a(e.li,{children:["Configs given as bounciness and speed, or as tension and friction, are converted by ",n(e.a,{...f[4],children:"SpringUtils"}),"."]}),`
`]}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...f[5],children:"Declarative Animation API"})," – clock, state and step nodes."]}),`
`,a(e.li,{children:[n(e.a,{...f[6],children:"Clock"})," – the source of time."]}),`
`,a(e.li,{children:[n(e.a,{...f[7],children:"Timing"})," – fixed duration and easing."]}),`
`,a(e.li,{children:[n(e.a,{...f[8],children:"Decay"})," – slow down from a velocity."]}),`
`,a(e.li,{children:[n(e.a,{...f[9],children:"SpringUtils"})," – ready-made spring configs."]}),`
`,a(e.li,{children:[n(e.a,{...f[10],children:n(e.code,{translate:"no",children:"withSpring"})})," in 3.x, ",n(e.a,{...f[11],children:"the same in 2.x"})," – the counterpart in later versions."]}),`
`]})]})}function W(s={}){let{wrapper:e}=s.components||{};return e?n(e,{...s,children:n(Se,{...s})}):Se(s)}var we={path:"/__legacydocs_version__/animations/spring",title:"Spring",documentTitle:"Spring | React Native Reanimated",description:"The spring node of Reanimated 1.x pulls a position towards toValue with damped spring physics, one step per evaluation.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/",samePage:!1},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/",samePage:!1},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/animations/spring",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Animations"},{label:"Spring"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/animations/decay",label:"Decay"},next:{href:"/__legacydocs_base__/__legacydocs_version__/animations/spring_utils",label:"SpringUtils"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-animations/spring","docs-versioned"],kind:"doc",id:"animations/spring",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"state",level:3,html:"State"},{id:"config",level:3,html:"Config"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"evaluation",level:2,html:"Evaluation, step by step"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/"}},runtime:"",stylesheets:[],imports:[]},cn=ne({content:W,route:we});export{cn as mount};
