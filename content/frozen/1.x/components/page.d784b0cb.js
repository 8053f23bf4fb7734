import{a as Y,b as O,c as U,d as Z,e as ee}from"./chunk.a3cc19a8.js";import{a as ne}from"./chunk.08e29a4a.js";import{A as z,C as J,D as K,F as Q,J as N,K as ae,a as G,b,c as a,d as n,g as L,i as D,l as $,n as _,o as w,p as y,q as E,r as C,s as T,t as v,u as M,v as j,w as I,x as H,y as q,z as X}from"./chunk.6cda1e5a.js";function se(s,e){let{duration:t,dampingRatio:i,stiffness:o,velocity:r,restSpeedThreshold:c}=s,d=m=>{let S=(m*r**2+o*e**2)/(Math.exp(1-.5*i)*o),x=i*2*Math.sqrt(o*m);return 1e3*(-2*m/x*Math.log(c*.01/S))-t},[l,h]=[0,100],p=(l+h)/2;for(let m=20;m>0&&Math.abs(d(p))>5e-5;m-=1)d(p)<0?l=p:h=p,p=(l+h)/2;return p}function R(s,e,t){return{dampingRatio:e/(2*Math.sqrt(t*s)),frequency:Math.sqrt(t/s)}}function te({dampingRatio:s,frequency:e},{distance:t,velocity:i},o){if(s<1){let c=s*e,d=e*Math.sqrt(1-s**2),l=Math.exp(-c*o),h=Math.sin(d*o),p=Math.cos(d*o),m=c*t-i,u=l*(h*(m/d)+t*p);return{distance:u,velocity:c*u-l*(p*m-d*t*h)}}let r=Math.exp(-e*o);return{distance:r*(t+(e*t-i)*o),velocity:r*(i*(1-o*e)+o*t*e*e)}}function k(s){return{mass:1,damping:10,stiffness:100,velocity:0,overshootClamping:!1,restDisplacementThreshold:s==="1.x"?.001:.01,restSpeedThreshold:s==="1.x"?.001:2}}var V={duration:2e3,dampingRatio:.5},le=2e4;function A(s,e,t){let{overshootClamping:i,restDisplacementThreshold:o,restSpeedThreshold:r}=s,c=R(s.mass,s.damping,s.stiffness),d=({value:l,velocity:h})=>Math.abs(h)<r&&Math.abs(e-l)<o;return O(re(s),(l,h)=>{let p=oe(c,l,h,e),u=i&&(e>0?p.value>e:p.value<e)||d(t==="2.x"?l:p);return{sample:u?{time:h,value:e,velocity:0}:p,finished:u}},le)}function ie(s,e,t){let{duration:i,dampingRatio:o}=e,r=se({...s,...e},t),c={dampingRatio:o,frequency:Math.sqrt(s.stiffness/r)};return O(re(s),(d,l)=>l>=i?{sample:{time:l,value:t,velocity:0},finished:!0}:{sample:oe(c,d,l,t),finished:!1},le)}function re({velocity:s}){return{time:0,value:0,velocity:s}}function oe(s,e,t,i){let o={distance:i-e.value,velocity:e.velocity},r=te(s,o,(t-e.time)/1e3);return{time:t,value:i-r.distance,velocity:r.velocity}}var ce={spring:["clock","time","toValue"],position:["spring"],velocity:["spring"],finished:["spring"],stop:["finished"]},de=[{name:"time",label:"state.time",x:66,y:24},{name:"clock",label:"clock",x:180,y:24},{name:"toValue",label:"toValue",x:294,y:24},{name:"spring",label:"spring (ms passed)",x:180,y:112},{name:"position",label:"position",x:78,y:200},{name:"velocity",label:"velocity",x:180,y:200},{name:"finished",label:"finished",x:282,y:200},{name:"stop",label:"stopClock(clock)",x:282,y:288}],pe=[{from:"position",to:"spring"}];function he(s,e,t){let i=s[e],o=s[e-1],r=i?.time??0,c=e===s.length-1;return new Map([["clock",Math.round(r)],["time",Math.round(o?.time??0)],["toValue",t],["spring",Math.round(r-(o?.time??r))],["position",i?.value??0],["velocity",i?.velocity??0],["finished",c?1:0],...c?[["stop",0]]:[]])}var fe=100,{samples:B,duration:me}=A(k("1.x"),fe,"1.x");function ue(){let s=N(me),e=Math.min(Math.round(s.time/Y),B.length-1);return n(w,{caption:"In every frame the clock ticks and the step is evaluated once. It writes the state, from which the next evaluation starts (dashed line). When it has set finished, the surrounding block stops the clock.",children:[a(ne,{inputs:ce,spots:de,height:312,results:he(B,e,fe),writes:pe}),a(M,{playback:s}),a(_,{facts:[{name:"Evaluations until rest",value:String(B.length)},{name:"Time",value:y(me,0),unit:"ms"}]})]})}function ke(s){let{version:e,settings:t,onSettings:i,length:o,onLength:r,byDuration:c,onByDuration:d}=s;return n(b,{children:[e==="3.x"&&a(K,{label:"Described by",options:[{value:"physics",label:"mass and damping"},{value:"duration",label:"duration and dampingRatio"}],value:c?"duration":"physics",onChange:l=>d(l==="duration")}),c?n(b,{children:[a(v,{label:"duration",unit:"ms",min:100,max:3e3,step:50,value:o.duration,onChange:l=>r({duration:l})}),a(v,{label:"dampingRatio",min:.05,max:1.5,step:.05,value:o.dampingRatio,onChange:l=>r({dampingRatio:l})})]}):n(b,{children:[a(v,{label:"mass",min:.1,max:5,step:.1,value:t.mass,onChange:l=>i({mass:l})}),a(v,{label:"damping",min:1,max:60,step:1,value:t.damping,onChange:l=>i({damping:l})})]}),a(v,{label:"stiffness",min:10,max:500,step:10,value:t.stiffness,onChange:l=>i({stiffness:l})}),a(v,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:100,value:t.velocity,onChange:l=>i({velocity:l})}),a(E,{label:"restSpeedThreshold (px/s)",min:.001,max:100,step:.001,value:t.restSpeedThreshold,onChange:l=>i({restSpeedThreshold:l})}),!c&&n(b,{children:[a(E,{label:"restDisplacementThreshold (px)",min:.001,max:100,step:.001,value:t.restDisplacementThreshold,onChange:l=>i({restDisplacementThreshold:l})}),a(Q,{label:"overshootClamping",checked:t.overshootClamping,onChange:l=>i({overshootClamping:l})})]})]})}function ge(s,e,t){if(t!=="1.x")return T("withSpring",String(e),C({...s},{...k(t)}));let{velocity:i,...o}=s,r=C({toValue:e,...o},{...k(t)},"SpringUtils.makeDefaultConfig()"),c=T("spring","clock","state",r);return i===0?c:`set(state.velocity, ${i}),
${c}`}function be(s,{duration:e,dampingRatio:t},i){let{stiffness:o,velocity:r,restSpeedThreshold:c}=s,d={duration:e,dampingRatio:t,stiffness:o,velocity:r,restSpeedThreshold:c},{dampingRatio:l}=V;return T("withSpring",String(i),C(d,{...k("3.x"),dampingRatio:l}))}var g=100;function ve({version:s}){let[e,t]=D(k(s)),[i,o]=D(V),[r,c]=D(!1),d=L(()=>r?ie(e,i,g):A(e,g,s),[e,i,r,s]),l=N(d.duration),h=U(d,l.time),{frame:p,points:m,trail:u}=L(()=>xe(d),[d]),{highest:S}=ye(d),x=r?i.dampingRatio:R(e.mass,e.damping,e.stiffness).dampingRatio,P=`${Math.round(d.duration)} ms`;return n(w,{caption:`A spring from 0 to ${g} px, as ${ee[s]} computes it at 60 frames per second. The trail shows the position every 50 ms.`,controls:a(ke,{version:s,settings:e,onSettings:F=>t({...e,...F}),length:i,onLength:F=>o({...i,...F}),byDuration:r,onByDuration:c}),children:[n(H,{frame:p,label:`Value against time: from 0 to ${g} px, at most ${y(S,1)} px, at rest after ${P}.`,children:[a(z,{frame:p,y:g,label:"target"}),a(q,{frame:p,points:m}),a(X,{frame:p,x:l.time,y:h})]}),a(J,{min:p.y.min,max:p.y.max,value:h,trail:u,marks:[0,g]}),a(M,{playback:l}),a(_,{facts:[{name:r?"Ends after":"Settles after",value:P},{name:"Highest",value:y(S,1),unit:"px"},{name:"Damping ratio",value:y(x),unit:De(x)}]}),a($,{code:r?be(e,i,g):ge(e,g,s)})]})}function xe(s){let{lowest:e,highest:t}=ye(s),i=I("time","ms",[0,Math.max(s.duration,500)]),o=I("value","px",[Math.min(e,0),t]);return{frame:j(i,o),points:s.samples.map(r=>({x:r.time,y:r.value})),trail:Z(s.duration,r=>U(s,r))}}function ye({samples:s}){let e=s.map(({value:t})=>t);return{lowest:Math.min(...e),highest:Math.max(...e)}}function De(s){return s<1?"(swings)":s===1?"(critical)":"(as critical)"}var f=G("content/docs/1.x/animations/spring.mdx");function Se(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(b,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"spring"})," performs one step of an animation driven by a damped spring. The figure shows the effect of each setting, starting from the config of ",a(e.code,{translate:"no",children:"SpringUtils.makeDefaultConfig()"}),":"]}),`
`,a(ve,{version:"1.x"}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"signature",children:"Signature"}),a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">spring</span>(
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
`,n(e.p,{children:[a(e.code,{translate:"no",children:"BackwardCompatibleWrapper"})," is the object of the ",a(e.a,{...f[0],children:"imperative form"}),`. The other names are
explained under `,a(e.a,{...f[1],children:"Types in the signatures"}),"."]}),`
`,n(e.p,{children:["This page describes the first form. The second returns an object with ",a(e.code,{translate:"no",children:"start"})," and ",a(e.code,{translate:"no",children:"stop"}),`; see
`,a(e.a,{...f[2],children:"imperative form"}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"when-to-use-it",children:"When to use it"}),a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:["Use ",a(e.code,{translate:"no",children:"spring"})," to let a view snap to a position after a gesture, or for any motion that should continue at its current speed."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"parameters",children:"Parameters"}),a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"parameters-clock",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"clock"})," ",a(e.a,{className:"hash-link",href:"#parameters-clock","aria-label":"Direct link to clock"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:["The source of time. ",a(e.code,{translate:"no",children:"spring"})," neither starts nor stops it."]})]}),n(e.tr,{role:"row",id:"parameters-state",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"state"})," ",a(e.a,{className:"hash-link",href:"#parameters-state","aria-label":"Direct link to state"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:["The values that ",a(e.code,{translate:"no",children:"spring"})," reads and writes."]})]}),n(e.tr,{role:"row",id:"parameters-config",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"config"})," ",a(e.a,{className:"hash-link",href:"#parameters-config","aria-label":"Direct link to config"})]}),a(e.td,{role:"cell","data-label":"Meaning",children:"Physics and destination."})]})]})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"state",children:"State"}),a(e.a,{className:"hash-link",href:"#state","aria-label":"Direct link to State",title:"Direct link to State"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Field"}),a(e.th,{role:"columnheader",children:"Meaning"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"state-finished",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"finished"})," ",a(e.a,{className:"hash-link",href:"#state-finished","aria-label":"Direct link to finished"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:[a(e.code,{translate:"no",children:"0"})," at first; ",a(e.code,{translate:"no",children:"spring"})," writes ",a(e.code,{translate:"no",children:"1"})," at rest."]})]}),n(e.tr,{role:"row",id:"state-position",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"position"})," ",a(e.a,{className:"hash-link",href:"#state-position","aria-label":"Direct link to position"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:["The initial value; updated in each step, exactly ",a(e.code,{translate:"no",children:"toValue"})," at rest."]})]}),n(e.tr,{role:"row",id:"state-velocity",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"velocity"})," ",a(e.a,{className:"hash-link",href:"#state-velocity","aria-label":"Direct link to velocity"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:[a(e.code,{translate:"no",children:"0"})," at first, or the velocity of a gesture; updated in each step, in units per second, ",a(e.code,{translate:"no",children:"0"})," at rest."]})]}),n(e.tr,{role:"row",id:"state-time",children:[n(e.td,{role:"cell","data-label":"Field",children:[a(e.code,{translate:"no",children:"time"})," ",a(e.a,{className:"hash-link",href:"#state-time","aria-label":"Direct link to time"})]}),n(e.td,{role:"cell","data-label":"Meaning",children:[a(e.code,{translate:"no",children:"0"})," at first; then the clock time of the last evaluation."]})]})]})]}),`
`,n(e.p,{children:["Reset ",a(e.code,{translate:"no",children:"time"})," and ",a(e.code,{translate:"no",children:"finished"})," before a restart."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"config",children:"Config"}),a(e.a,{className:"hash-link",href:"#config","aria-label":"Direct link to Config",title:"Direct link to Config"})]}),`
`,n(e.p,{children:["Every field is required. ",a(e.a,{...f[3],children:a(e.code,{translate:"no",children:"SpringUtils.makeDefaultConfig()"})})," returns a set to start from, with the values in brackets."]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"damping"})," is the resistance. A higher value settles sooner and bounces less. (10)"]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"mass"})," is the mass of the moving object. (1)"]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"stiffness"})," is the spring constant. A higher value pulls harder. (100)"]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"overshootClamping"})," ends the animation as soon as ",a(e.code,{translate:"no",children:"toValue"})," is passed. (",a(e.code,{translate:"no",children:"false"}),")"]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"restSpeedThreshold"})," is the speed below which the object is considered at rest, in units per second. (0.001)"]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"restDisplacementThreshold"})," is the distance from ",a(e.code,{translate:"no",children:"toValue"})," below which the object is considered at rest. (0.001)"]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"toValue"})," is the destination. (0)"]}),`
`]}),`
`,n(e.p,{children:["The fields have the same meaning as in ",n(e.a,{href:"https://facebook.github.io/react-native/docs/animated.html",target:"_blank",rel:"noopener noreferrer",children:["React Native's ",a(e.code,{translate:"no",children:"Animated.spring"})]}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"return-value",children:"Return value"}),a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["A node that performs the step. Read ",a(e.code,{translate:"no",children:"state.position"})," for the result."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"example",children:"Example"}),a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:"Drag the box and let go: it springs back, starting at the speed of your finger. While you drag, the node returns the translation; after the gesture it returns the position of the spring. A new drag before the spring has settled ends it, and the box first jumps back to its original position (on Android, as soon as you touch it)."}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"evaluation",children:"Evaluation, step by step"}),a(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation, step by step",title:"Direct link to Evaluation, step by step"})]}),`
`,a(e.p,{children:"The figure shows a spring with the default config as nodes. Play it to see the reads and writes of each evaluation:"}),`
`,a(ue,{}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"remarks",children:"Remarks"}),a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["The animation rests when the speed is below ",a(e.code,{translate:"no",children:"restSpeedThreshold"})," ",a(e.strong,{children:"and"}),` the distance is below
`,a(e.code,{translate:"no",children:"restDisplacementThreshold"}),". Passing the destination does not end it, unless ",a(e.code,{translate:"no",children:"overshootClamping"})," is enabled."]}),`
`,n(e.li,{children:["The damping ratio is ",a(e.code,{translate:"no",children:"damping / (2 * sqrt(stiffness * mass))"}),". Below 1 the spring oscillates. At 1 and above, the critical damping formula is used."]}),`
`,n(e.li,{children:["With ",a(e.code,{translate:"no",children:"overshootClamping"}),", a spring that starts exactly at ",a(e.code,{translate:"no",children:"toValue"})," ends at once if its velocity is negative, but moves out and back if it is positive."]}),`
`,a(e.li,{children:"A step covers at most 64 ms, so a slow frame cannot destabilise the spring."}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"toValue"})," can be a value. When it changes, position and velocity are kept."]}),`
`,n(e.li,{children:["Configs given as bounciness and speed, or as tension and friction, are converted by ",a(e.a,{...f[4],children:"SpringUtils"}),"."]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"related",children:"Related"}),a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...f[5],children:"Declarative Animation API"})," – clock, state and step nodes."]}),`
`,n(e.li,{children:[a(e.a,{...f[6],children:"Clock"})," – the source of time."]}),`
`,n(e.li,{children:[a(e.a,{...f[7],children:"Timing"})," – fixed duration and easing."]}),`
`,n(e.li,{children:[a(e.a,{...f[8],children:"Decay"})," – slow down from a velocity."]}),`
`,n(e.li,{children:[a(e.a,{...f[9],children:"SpringUtils"})," – ready-made spring configs."]}),`
`,n(e.li,{children:[a(e.a,{...f[10],children:a(e.code,{translate:"no",children:"withSpring"})})," in 3.x, ",a(e.a,{...f[11],children:"the same in 2.x"})," – the counterpart in later versions."]}),`
`]})]})}function W(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(Se,{...s})}):Se(s)}var _e={path:"/__legacydocs_version__/animations/spring",title:"Spring",documentTitle:"Spring | React Native Reanimated",description:"The spring node of Reanimated 1.x pulls a position towards toValue with damped spring physics, one step per evaluation.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withSpring",samePage:!1,pages:[{label:"withSpring",href:"/__legacydocs_base__/docs/api/animations/withSpring"}]},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/api/animations/withSpring",samePage:!1,pages:[{label:"withSpring",href:"/__legacydocs_base__/docs/2.x/api/animations/withSpring"}]},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/animations/spring",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Animations"},{label:"Spring"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/animations/decay",label:"Decay"},next:{href:"/__legacydocs_base__/__legacydocs_version__/animations/spring_utils",label:"SpringUtils"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-animations/spring","docs-versioned"],kind:"doc",id:"animations/spring",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"state",level:3,html:"State"},{id:"config",level:3,html:"Config"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"evaluation",level:2,html:"Evaluation, step by step"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 1.13.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withSpring"}},runtime:"",stylesheets:[],imports:[]},oa=ae({content:W,route:_e});export{oa as mount};
