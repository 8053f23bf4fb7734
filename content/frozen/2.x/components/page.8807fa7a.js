import{a as Y}from"./chunk.794d419c.js";import{a as x,b as T,c as z}from"./chunk.1a2b0017.js";import{c as L,h as I,i as H,j as S,l as E,m as A,n as b,o as G,q as V,r as C,s as W,t as X,u as O,v as $,w as j,y as R,z as q}from"./chunk.79a239b5.js";import{a as B,b as y,c as a,d as n,i as w,l as v,n as U}from"./chunk.a0c2a7b7.js";var J={velocity:1e3,deceleration:.998,rubberBandFactor:.6},P=5e3;function K(s,e){return e==="1.x"?ne(s):s.rubberBandEffect===!0&&s.clamp!==void 0?le(s,s.clamp):se(s)}function ne({velocity:s,deceleration:e}){return x({time:0,value:0,velocity:s},(t,l)=>{let d=e**(l-t.time),c=e*(1-d)/(1-e),m=t.value+t.velocity/1e3*c,o=t.velocity*d;return{sample:{time:l,value:m,velocity:o},finished:Math.abs(o)<5}},P)}function se({velocity:s,deceleration:e,clamp:t}){return x({time:0,value:0,velocity:s},(l,d)=>{let c=Q(l.velocity,e,d),m=l.value+c*(d-l.time)/1e3,o=t===void 0?void 0:te(m,s,t);return o===void 0?{sample:{time:d,value:m,velocity:c},finished:Math.abs(c)<1}:{sample:{time:d,value:o,velocity:c},finished:!0}},P)}function le({velocity:s,deceleration:e,rubberBandFactor:t},[l,d]){let c=s>0?d:l,m=f=>f<l||f>d,o=!1;return x({time:0,value:0,velocity:s},(f,p)=>{let r=m(f.value)?f.value-c:0;if(r!==0)o=!0;else if(o)return{sample:{time:p,value:c,velocity:0},finished:!0};let u=Q(f.velocity,e,p)-r*t,g=f.value+u*(p-f.time)/1e3;return{sample:{time:p,value:g,velocity:u},finished:!1}},P)}function Q(s,e,t){return s*Math.exp(-(1-e)*t*.1)}function te(s,e,[t,l]){return e<0&&s<=t?t:e>0&&s>=l?l:void 0}function Z(s,e){let{velocity:t,deceleration:l,clamp:d,rubberBandEffect:c=!1,rubberBandFactor:m}=s;if(e==="1.x"){let p=A("decay","clock","state",E({deceleration:l},{}));return`set(state.velocity, ${t}),
${p}`}let o=d===void 0?{}:{clamp:`[${d.join(", ")}]`};return A("withDecay",E({velocity:t,deceleration:l,...o,...c?{rubberBandEffect:c,rubberBandFactor:m}:{}},{deceleration:.998,rubberBandFactor:.6}))}function ee({version:s}){let[e,t]=v(J),[l,d]=v(!1),[c,m]=v({lower:-100,upper:200}),[o,f]=v(!1),p=w(()=>l?{...e,rubberBandEffect:o,clamp:[c.lower,c.upper]}:e,[e,l,c,o]),r=w(()=>K(p,s),[p,s]),u=q(r.duration),g=T(r,u.time),F=p.clamp??[],k=w(()=>{let i=r.samples.map(({value:D})=>D);return V(C("time","ms",[0,Math.max(r.duration,500)]),C("travel","px",[0,...i,...p.clamp??[]]))},[r,p]),M=r.samples.at(-1)?.value??0,_=r.ends?`${Math.round(r.duration)} ms`:"never by itself";return n(H,{caption:`How far a glide goes from where it starts, computed as ${Y[s]} does at 60 frames per second. The trail has a picture every 50 ms.`,controls:n(y,{children:[a(b,{label:"velocity",unit:"px/s",min:-2e3,max:2e3,step:50,value:e.velocity,onChange:i=>t({...e,velocity:i})}),a(b,{label:"deceleration",min:.98,max:.999,step:.001,value:e.deceleration,onChange:i=>t({...e,deceleration:i})}),s!=="1.x"&&a(R,{label:"clamp",checked:l,onChange:d}),l&&n(y,{children:[a(b,{label:"Lower limit",unit:"px",min:-400,max:-10,step:10,value:c.lower,onChange:i=>m({...c,lower:i})}),a(b,{label:"Upper limit",unit:"px",min:10,max:400,step:10,value:c.upper,onChange:i=>m({...c,upper:i})})]}),l&&s==="3.x"&&a(R,{label:"rubberBandEffect",checked:o,onChange:f}),l&&o&&a(b,{label:"rubberBandFactor",min:.1,max:2,step:.1,value:e.rubberBandFactor,onChange:i=>t({...e,rubberBandFactor:i})})]}),children:[n(W,{frame:k,label:`Travel against time: it comes to ${S(M,1)} px and ends ${r.ends?`after ${_}`:_}.`,children:[F.map(i=>a($,{frame:k,y:i,label:"limit"},i)),a(X,{frame:k,points:r.samples.map(({time:i,value:D})=>({x:i,y:D}))}),a(O,{frame:k,x:u.time,y:g})]}),a(j,{min:k.y.min,max:k.y.max,value:g,trail:z(r.duration,i=>T(r,i)),marks:[0,...F]}),a(G,{playback:u}),a(I,{facts:[{name:r.ends?"Ends after":"Ends",value:_},{name:"Comes to",value:S(M,1),unit:"px"}]}),a(L,{code:Z(p,s)})]})}var h=B("content/docs/2.x/api/animations/withDecay.mdx");function ae(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",path:"path",pre:"pre",span:"span",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(y,{children:[a(e.p,{children:"Animates a value with a velocity that fades out, like a list after a fling. There is no target. See how far a glide goes, and what limits do to it:"}),`
`,a(ee,{version:"2.x"}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">withDecay</span>(
</span><span class="code-line">  userConfig: <span class="code:entity.name.type">WithDecayConfig</span>,
</span><span class="code-line">  callback?: <span class="code:entity.name.type">AnimationCallback</span>
</span><span class="code-line">): <span class="code:entity.name.type">number</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">WithDecayConfig</span> {
</span><span class="code-line">  deceleration?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  velocity?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  clamp?: [<span class="code:entity.name.type">number</span>, <span class="code:entity.name.type">number</span>];
</span><span class="code-line">  velocityFactor?: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">AnimationCallback</span> = (
</span><span class="code-line">  finished?: <span class="code:entity.name.type">boolean</span>,
</span><span class="code-line">  current?: <span class="code:entity.name.type">AnimatableValue</span>
</span><span class="code-line">) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{children:"AnimatableValue"})," is ",a(e.code,{children:"number | string | Array<number>"}),"."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:["Use it to let an element glide on after a gesture. The velocity usually comes from ",a(e.code,{children:"velocityX"})," or ",a(e.code,{children:"velocityY"})," of a pan event in ",a(e.code,{children:"onEnd"}),"."]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Name"}),a(e.th,{children:"Meaning"}),a(e.th,{children:"Default"}),a(e.th,{children:"Type"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"userConfig"})}),n(e.td,{children:["See ",a(e.a,{href:"#options",children:"Options"}),"."]}),a(e.td,{children:"required"}),a(e.td,{children:a(e.code,{children:"WithDecayConfig"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"callback"})}),n(e.td,{children:["Called at the end: ",a(e.code,{children:"true"})," when the animation is complete, ",a(e.code,{children:"false"})," when it was cancelled or interrupted."]}),a(e.td,{children:"none"}),a(e.td,{children:a(e.code,{children:"AnimationCallback"})})]})]})]}),`
`,n(e.h3,{id:"options",children:["Options",a(e.a,{className:"hash-link",href:"#options","aria-label":"Direct link to Options",title:"Direct link to Options"})]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Option"}),a(e.th,{children:"Meaning"}),a(e.th,{children:"Default"}),a(e.th,{children:"Type"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"velocity"})}),a(e.td,{children:"Velocity at the start in units per second; for positions, pixels per second."}),a(e.td,{children:a(e.code,{children:"0"})}),a(e.td,{children:a(e.code,{children:"number"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"deceleration"})}),a(e.td,{children:"How slowly it fades. Closer to 1 glides longer."}),a(e.td,{children:a(e.code,{children:"0.998"})}),a(e.td,{children:a(e.code,{children:"number"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"clamp"})}),a(e.td,{children:"Lower and upper limit. The animation stops at the one that it reaches."}),a(e.td,{children:"not set"}),a(e.td,{children:a(e.code,{children:"[number, number]"})})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"velocityFactor"})}),a(e.td,{children:"Multiplier for values that are not measured in pixels. Must be above 0. Since 2.2."}),n(e.td,{children:[a(e.code,{children:"1"}),"; ",a(e.code,{children:"1000"})," on web"]}),a(e.td,{children:a(e.code,{children:"number"})})]})]})]}),`
`,n(e.p,{children:["The elastic limits of 3.x, ",a(e.code,{children:"rubberBandEffect"})," and ",a(e.code,{children:"rubberBandFactor"}),`, do not exist here. They come
with `,a(e.a,{...h[0],children:"3.0.0"}),"; 2.x ignores them."]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["An animation. Assign it to ",a(e.code,{children:".value"})," of a shared value, or use it as a value in the style that a ",a(e.code,{children:"useAnimatedStyle"})," worklet returns. Its type is ",a(e.code,{children:"number"}),`, so
that both places type-check.`]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:[`Drag sideways over the wheel and let go: it turns on and comes to rest slowly. The velocity of the finger is in pixels, the angle in degrees, so
`,a(e.code,{children:"velocityFactor"})," converts one into the other."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
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
</span><span class="code-line"><span class="code:keyword">const</span> DEGREES_PER_PIXEL = <span class="code:constant">0.6</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Wheel</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> angle = <span class="code:entity.name.function">useSharedValue</span>(<span class="code:constant">10</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> onPan = useAnimatedGestureHandler&lt;
</span><span class="code-line">    PanGestureHandlerGestureEvent,
</span><span class="code-line">    { before: number }
</span><span class="code-line">  >({
</span><span class="code-line">    <span class="code:entity.name.function">onStart</span>: (_, context) <span class="code:keyword">=></span> {
</span><span class="code-line">      context.before = angle.value;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onActive</span>: ({ translationX }, context) <span class="code:keyword">=></span> {
</span><span class="code-line">      angle.value = context.before + translationX * DEGREES_PER_PIXEL;
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:entity.name.function">onEnd</span>: ({ velocityX }) <span class="code:keyword">=></span> {
</span><span class="code-line">      angle.value = <span class="code:entity.name.function">withDecay</span>({
</span><span class="code-line">        velocity: velocityX,
</span><span class="code-line">        velocityFactor: DEGREES_PER_PIXEL,
</span><span class="code-line">        deceleration: <span class="code:constant">0.9985</span>,
</span><span class="code-line">      });
</span><span class="code-line">    },
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> turned = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> ({
</span><span class="code-line">    transform: [{ rotate: <span class="code:string">\`</span><span class="code:constant">\${</span><span class="code:string">angle</span>.<span class="code:string">value</span><span class="code:constant">}</span><span class="code:string">deg\`</span> }],
</span><span class="code-line">  }));
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onPan}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.wheel, turned]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  wheel: {
</span><span class="code-line">    width: <span class="code:constant">160</span>,
</span><span class="code-line">    height: <span class="code:constant">160</span>,
</span><span class="code-line">    borderWidth: <span class="code:constant">24</span>,
</span><span class="code-line">    borderColor: <span class="code:string">'#335c67'</span>,
</span><span class="code-line">    borderTopColor: <span class="code:string">'#e09f3e'</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">80</span>,
</span><span class="code-line">  },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.p,{children:["With ",a(e.code,{children:"clamp"})," the value stops at a limit. Here a movement of 300 pixels is the way from 0 to 1, and the progress goes no further:"]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line">progress.value = <span class="code:entity.name.function">withDecay</span>({
</span><span class="code-line">  velocity: event.velocityX,
</span><span class="code-line">  velocityFactor: <span class="code:constant">1</span> / <span class="code:constant">300</span>,
</span><span class="code-line">  clamp: [<span class="code:constant">0</span>, <span class="code:constant">1</span>],
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["In every frame, with times in milliseconds and ",a(e.code,{children:"dt"})," limited to 64 ms:"]}),`
`]}),`
`,a(e.div,{className:"code-block","data-language":"text",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-text",dangerouslySetInnerHTML:{__html:`<span class="code-line">v        = velocity · exp(−(1 − deceleration) · (now − start) · 0.1)
</span><span class="code-line">value    = value + v · velocityFactor · dt / 1000
</span><span class="code-line">velocity = v
</span>`}})})}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["The animation ends when ",a(e.code,{children:"|v|"}),` falls below 1 (on web below 1/20), or at a limit. The lower limit is checked only for a negative initial velocity, the upper
one only for a positive one.`]}),`
`,a(e.li,{children:"In 2.0 and 2.1 the value follows another formula, and the animation ends below a speed of 5."}),`
`,a(e.li,{children:"With velocity 0 it ends on its first frame."}),`
`,n(e.li,{children:["Returned from ",a(e.a,{...h[1],children:a(e.code,{children:"useAnimatedStyle"})}),`, the animation calls its callback only when it is complete. One that is replaced there
ends without a call (2.14.4).`]}),`
`,n(e.li,{children:["An error is thrown when ",a(e.code,{children:"clamp"})," is not an array of two items (an empty array included), and when ",a(e.code,{children:"velocityFactor"})," is 0 or less."]}),`
`]}),`
`,n(e.div,{className:"admonition admonition-caution alert alert--warning",children:[n(e.div,{className:"admonition-heading",children:[a(e.span,{className:"admonition-icon",children:a(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:a(e.path,{fillRule:"evenodd",d:"M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z"})})}),a(e.span,{className:"admonition-title",children:"A shared value that is exactly 0"})]}),a(e.div,{className:"admonition-content",children:n(e.p,{children:["On native platforms 2.14.4 takes 0 for the target of every decay. Assigned to a shared value that is exactly 0, ",a(e.code,{children:"withDecay"}),` is complete at once: the callback
gets `,a(e.code,{children:"true"}),", and nothing moves. Start from another number, or wrap the animation: ",a(e.code,{children:"withSequence(withDecay(…))"})," is not affected."]})})]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...h[2],children:"withSpring"})," – go to a target instead."]}),`
`,n(e.li,{children:[a(e.a,{...h[3],children:"withTiming"})," – a fixed duration instead."]}),`
`,n(e.li,{children:[a(e.a,{...h[4],children:"cancelAnimation"})," – stop the glide."]}),`
`,n(e.li,{children:[a(e.a,{...h[5],children:"useAnimatedGestureHandler"})," – where the velocity comes from."]}),`
`,n(e.li,{children:[a(e.a,{...h[6],children:"useAnimatedStyle"})," – show the value."]}),`
`,n(e.li,{children:[a(e.a,{...h[7],children:"withSequence"}),", ",a(e.a,{...h[8],children:"withRepeat"})," – combine it with other animations."]}),`
`,n(e.li,{children:[a(e.a,{...h[9],children:"Animations"})," – overview of all animations."]}),`
`,n(e.li,{children:[a(e.a,{...h[10],children:"decay in 1.x"})," – the counterpart in the oldest API."]}),`
`,n(e.li,{children:[a(e.a,{...h[11],children:"Events"})," – throw something with the speed of the finger"]}),`
`]})]})}function N(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(ae,{...s})}):ae(s)}var ce={path:"/__legacydocs_version__/api/animations/withDecay",title:"withDecay",documentTitle:"withDecay | React Native Reanimated",description:"withDecay in Reanimated 2.x lets a value glide on with a velocity that fades out, like a list after a fling, within limits.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/animations/withDecay",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDecay",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Animations"},{label:"withDecay"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/cancelAnimation",label:"cancelAnimation"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/animations/withDelay",label:"withDelay"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/animations/withDecay","docs-versioned"],kind:"doc",id:"api/animations/withDecay",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"options",level:3,html:"Options"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["inertia","fling","momentum"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/animations/withDecay"}},runtime:"",stylesheets:[]},Se=U({content:N,route:ce});export{Se as mount};
