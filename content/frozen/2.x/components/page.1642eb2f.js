import{a as K,b as Y}from"./chunk.e1f55f8f.js";import{a as $}from"./chunk.29a85c17.js";import{a as X,c as _,d as V,e as x,i as F,k as A,l as j,m as u}from"./chunk.70bc0892.js";import"./chunk.23a0158d.js";import{c as S,g as E,h as P,i as T,j as N,n as w,o as M,x as R,y as L,z as I}from"./chunk.79a239b5.js";import{a as C,b as g,c as a,d as n,l as h,n as W}from"./chunk.a0c2a7b7.js";var G=u("in","linear");function q([s,...e],r,i=0){return s.style.map(([c,t])=>{let o=e.flatMap(({at:f,style:m,easing:d})=>m.filter(([l])=>l===c).map(([,l])=>({at:f,value:l,ease:d?.ease??G}))),v=o.map(({at:f,value:m,ease:d},l)=>({to:K(m),duration:(f-(o[l-1]?.at??0))/100*r,ease:d}));return{property:c,from:K(t),legs:X(i,v),angle:Y(t)}})}function U(s,e){return["new Keyframe({",...s.flatMap(i=>[`  ${i.at}: {`,...Q(i),"  },"]),`}).duration(${e})`].join(`
`)}function Q({style:s,easing:e}){let r=s.filter(([t])=>!B(t)).map(H),i=s.filter(([t])=>B(t)).map(t=>`{${H(t)}}`);return[...r,...i.length===0?[]:[`transform: [${i.join(", ")}]`],...e===void 0?[]:[`easing: Easing.${e.name}`]].map(t=>`    ${t},`)}function H([s,e]){return`${s}: ${typeof e=="number"?e:`'${e}'`}`}function B(s){return!["opacity","originX","originY","width","height"].includes(s)}var O={width:360,height:240},b={originX:110,originY:85,width:140,height:70},Z=[{value:"entering",label:"entering"},{value:"exiting",label:"exiting"}];function z(){let[s,e]=h("entering"),[r,i]=h(30),[c,t]=h(-90),[o,v]=h(2e3),[f,m]=h(!1),d=s==="entering"?ee(r,c):ae(r,c),l=q(f?te(d):d,o),k=I(o);return n(T,{caption:"Three keyframes. A step is linear unless the keyframe to which it leads has an easing; a Keyframe that is used a second time has lost them.",controls:n(g,{children:[a(w,{label:"Middle keyframe",unit:"%",min:5,max:95,step:5,value:r,onChange:i}),a(w,{label:s==="entering"?"Its rotation":"Its skew",unit:"°",min:-90,max:90,step:5,value:c,onChange:t}),a(w,{label:"Duration",unit:"ms",min:200,max:4e3,step:100,value:o,onChange:v}),a(L,{label:"Used a second time",checked:f,onChange:m})]}),children:[a(E,{label:"Keyframes",className:"PresetChoice",children:a(R,{label:"Prop",options:Z,value:s,onChange:y=>{e(y),t(y==="entering"?-90:40),k.replay()}})}),n(F,{window:O,place:b,label:`A view, ${s}`,children:[d.map(({at:y})=>a(A,{ghost:!0,placement:{...x(b,_(l,y/100*o)),opacity:1}},y)),a(A,{placement:x(b,_(l,k.time))})]}),a(j,{actors:[{name:s,rest:b,courses:l}],window:O,place:b,time:k.time}),a(M,{playback:k}),a($,{courses:l,time:k.time}),a(P,{facts:[{name:"Length",value:N(V(l),0),unit:"ms"}]}),a(S,{code:U(d,o)})]})}function ee(s,e){return[{at:0,style:[["translateX",50],["rotate","45deg"]]},{at:s,style:[["translateX",10],["rotate",`${e}deg`]]},{at:100,style:[["translateX",0],["rotate","0deg"]],easing:ne}]}function ae(s,e){return[{at:0,style:[["opacity",1],["skewX","0deg"]]},{at:s,style:[["opacity",.5],["skewX",`${e}deg`]],easing:se},{at:100,style:[["opacity",0],["skewX","-10deg"]]}]}var ne={name:"quad",ease:u("in","quad")},se={name:"exp",ease:u("in","exp")};function te(s){let[e,...r]=s;return[e,...r.map(({at:i,style:c})=>({at:i,style:c}))]}var p=C("content/docs/2.x/api/LayoutAnimations/keyframeAnimations.mdx");function J(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(g,{children:[a(e.p,{children:"Describes an entering or exiting animation by the styles at points of its progress. Available since 2.3.0. Move the middle keyframe, and play it:"}),`
`,a(z,{}),`
`,n(e.h2,{id:"signature",children:["Signature",a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">class </span><span class="code:entity.name.type">Keyframe</span> {
</span><span class="code-line">  <span class="code:keyword">constructor</span>(definitions: <span class="code:entity.name.type">Record</span>&lt;<span class="code:entity.name.type">string</span>, <span class="code:entity.name.type">KeyframeProps</span>>);
</span><span class="code-line">  <span class="code:entity.name.function">duration</span>(durationMs: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">Keyframe</span>;
</span><span class="code-line">  <span class="code:entity.name.function">delay</span>(delayMs: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">Keyframe</span>;
</span><span class="code-line">  <span class="code:entity.name.function">withCallback</span>(<span class="code:entity.name.function">callback</span>: (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>): <span class="code:entity.name.type">Keyframe</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">KeyframeProps </span><span class="code:keyword">extends </span><span class="code:entity.name.type">StyleProps</span> {
</span><span class="code-line">  easing?: <span class="code:entity.name.type">EasingFn</span>;
</span><span class="code-line">  [key: <span class="code:entity.name.type">string</span>]: <span class="code:entity.name.type">any</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">EasingFn</span> = (t: <span class="code:entity.name.type">number</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">number</span>;
</span>`}})})}),`
`,n(e.p,{children:[a(e.code,{children:"StyleProps"})," is an object of view and text styles, ",a(e.code,{children:"originX"}),", ",a(e.code,{children:"originY"}),", and any other key."]}),`
`,n(e.h2,{id:"when-to-use-it",children:["When to use it",a(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:["Use keyframes when the presets for ",a(e.a,{...p[0],children:"entering"})," and ",a(e.a,{...p[1],children:"exiting"}),` are too simple. They cannot be used for layout
transitions.`]}),`
`,n(e.h2,{id:"parameters",children:["Parameters",a(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,n(e.h3,{id:"definitions",children:["Definitions",a(e.a,{className:"hash-link",href:"#definitions","aria-label":"Direct link to Definitions",title:"Direct link to Definitions"})]}),`
`,a(e.p,{children:"The constructor takes an object whose keys are points in time:"}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Key"}),a(e.th,{children:"Style"})]})}),n(e.tbody,{children:[n(e.tr,{children:[n(e.td,{children:[a(e.code,{children:"0"})," or ",a(e.code,{children:"from"})]}),a(e.td,{children:"At the beginning. Required, and must contain every property of the others."})]}),n(e.tr,{children:[n(e.td,{children:[a(e.code,{children:"1"}),"–",a(e.code,{children:"99"})]}),a(e.td,{children:"At this percentage of the duration."})]}),n(e.tr,{children:[n(e.td,{children:[a(e.code,{children:"100"})," or ",a(e.code,{children:"to"})]}),a(e.td,{children:"At the end."})]})]})]}),`
`,n(e.p,{children:["Its values are style objects, ",a(e.code,{children:"originX"})," and ",a(e.code,{children:"originY"})," included. They may have one more field, ",a(e.code,{children:"easing"}),": the curve of the step that ",a(e.strong,{children:"ends"}),` at this keyframe,
`,a(e.code,{children:"Easing.linear"})," by default."]}),`
`,n(e.h3,{id:"modifiers",children:["Modifiers",a(e.a,{className:"hash-link",href:"#modifiers","aria-label":"Direct link to Modifiers",title:"Direct link to Modifiers"})]}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Modifier"}),a(e.th,{children:"Effect"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"duration"})}),a(e.td,{children:"Length of the whole, in milliseconds: 500 by default."})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"delay"})}),a(e.td,{children:"Wait before the start, in milliseconds: 0 by default."})]}),n(e.tr,{children:[a(e.td,{children:a(e.code,{children:"withCallback"})}),n(e.td,{children:["Takes a worklet ",a(e.code,{children:"(finished) => void"}),", which is called when the animation ends."]})]})]})]}),`
`,n(e.p,{children:["The order of the modifiers does not matter. ",a(e.code,{children:"randomDelay"}),", ",a(e.code,{children:"springify"})," and ",a(e.code,{children:"withInitialValues"})," do not exist here."]}),`
`,n(e.h2,{id:"return-value",children:["Return value",a(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,n(e.p,{children:["A ",a(e.code,{children:"Keyframe"}),". Each modifier returns it as well. Pass it as ",a(e.code,{children:"entering"})," or ",a(e.code,{children:"exiting"}),"."]}),`
`,n(e.h2,{id:"example",children:["Example",a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["The ticket drops in, swings a little too far, and comes to rest. When it leaves, it draws back to the left before it flies off to the right. ",a(e.code,{children:"dropIn"}),` is a
function, because an instance applies its easings only once (see the remarks). `,a(e.code,{children:"slipAway"})," has none and can be shared."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, { Easing, Keyframe } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const </span><span class="code:entity.name.function">dropIn</span> = () <span class="code:keyword">=></span>
</span><span class="code-line">  <span class="code:keyword">new </span><span class="code:entity.name.function">Keyframe</span>({
</span><span class="code-line">    from: {
</span><span class="code-line">      opacity: <span class="code:constant">0</span>,
</span><span class="code-line">      transform: [{ translateY: -<span class="code:constant">120</span> }, { rotate: <span class="code:string">'-20deg'</span> }],
</span><span class="code-line">    },
</span><span class="code-line">    <span class="code:constant">60</span>: {
</span><span class="code-line">      opacity: <span class="code:constant">1</span>,
</span><span class="code-line">      transform: [{ translateY: <span class="code:constant">15</span> }, { rotate: <span class="code:string">'8deg'</span> }],
</span><span class="code-line">      easing: Easing.<span class="code:entity.name.function">out</span>(Easing.quad),
</span><span class="code-line">    },
</span><span class="code-line">    to: {
</span><span class="code-line">      opacity: <span class="code:constant">1</span>,
</span><span class="code-line">      transform: [{ translateY: <span class="code:constant">0</span> }, { rotate: <span class="code:string">'0deg'</span> }],
</span><span class="code-line">    },
</span><span class="code-line">  }).<span class="code:entity.name.function">duration</span>(<span class="code:constant">900</span>);
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> slipAway = <span class="code:keyword">new </span><span class="code:entity.name.function">Keyframe</span>({
</span><span class="code-line">  <span class="code:constant">0</span>: { opacity: <span class="code:constant">1</span>, transform: [{ translateX: <span class="code:constant">0</span> }, { scale: <span class="code:constant">1</span> }] },
</span><span class="code-line">  <span class="code:constant">35</span>: { opacity: <span class="code:constant">1</span>, transform: [{ translateX: -<span class="code:constant">25</span> }, { scale: <span class="code:constant">0.9</span> }] },
</span><span class="code-line">  <span class="code:constant">100</span>: { opacity: <span class="code:constant">0</span>, transform: [{ translateX: <span class="code:constant">320</span> }, { scale: <span class="code:constant">0.7</span> }] },
</span><span class="code-line">})
</span><span class="code-line">  .<span class="code:entity.name.function">duration</span>(<span class="code:constant">700</span>)
</span><span class="code-line">  .<span class="code:entity.name.function">delay</span>(<span class="code:constant">100</span>);
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Ticket</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [visible, setVisible] = <span class="code:entity.name.function">useState</span>(<span class="code:constant">false</span>);
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Toggle"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setVisible</span>(!visible)} />
</span><span class="code-line">      {visible &amp;&amp; (
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">          entering={<span class="code:entity.name.function">dropIn</span>()}
</span><span class="code-line">          exiting={slipAway}
</span><span class="code-line">          style={styles.ticket}
</span><span class="code-line">        />
</span><span class="code-line">      )}
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  ticket: { height: <span class="code:constant">100</span>, margin: <span class="code:constant">40</span>, backgroundColor: <span class="code:string">'#335c67'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,n(e.h2,{id:"how-keyframes-play",children:["How keyframes play",a(e.a,{className:"hash-link",href:"#how-keyframes-play","aria-label":"Direct link to How keyframes play",title:"Direct link to How keyframes play"})]}),`
`,a(e.p,{children:`Each property goes from one keyframe that names it to the next. The step takes the share of the duration that lies between the two keys, and follows the
easing of the keyframe to which it leads. A property that only the first keyframe names does not change.`}),`
`,n(e.h2,{id:"remarks",children:["Remarks",a(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["In 2.14.4 the first component that mounts with an instance removes the ",a(e.code,{children:"easing"}),` fields from its definitions, and all further ones play it without easing.
Create a new `,a(e.code,{children:"Keyframe"})," for each mount if you use ",a(e.code,{children:"easing"}),"."]}),`
`,n(e.li,{children:["Both props are read once, when the component mounts (2.14.4). To change one later, mount the component again, for example with another ",a(e.code,{children:"key"}),"."]}),`
`,n(e.li,{children:["The entries of ",a(e.code,{children:"transform"})," must have the same order in all keyframes."]}),`
`,n(e.li,{children:["Without ",a(e.code,{children:"100"})," or ",a(e.code,{children:"to"}),", the animation ends at the last keyframe given, after its share of the duration."]}),`
`,n(e.li,{children:["Keys are read with ",a(e.code,{children:"parseInt"}),", so fractions are cut off."]}),`
`,n(e.li,{children:["The function in ",a(e.code,{children:"withCallback"})," runs on the UI thread and needs the ",a(e.code,{children:"'worklet'"})," directive."]}),`
`,a(e.li,{children:"In 2.x keyframes have no effect on web, under Jest and with the Chrome debugger."}),`
`]}),`
`,a(e.p,{children:"These definitions throw an error:"}),`
`,n(e.table,{children:[a(e.thead,{children:n(e.tr,{children:[a(e.th,{children:"Mistake"}),a(e.th,{children:"Example"})]})}),n(e.tbody,{children:[n(e.tr,{children:[a(e.td,{children:"no first keyframe"}),a(e.td,{children:a(e.code,{children:"{ 50: …, 100: … }"})})]}),n(e.tr,{children:[a(e.td,{children:"both names for one point"}),n(e.td,{children:[a(e.code,{children:"0"})," and ",a(e.code,{children:"from"}),", or ",a(e.code,{children:"100"})," and ",a(e.code,{children:"to"})]})]}),n(e.tr,{children:[a(e.td,{children:"a key outside 0–100"}),a(e.td,{children:a(e.code,{children:"120"})})]}),n(e.tr,{children:[a(e.td,{children:"a property that the first keyframe lacks"}),n(e.td,{children:[a(e.code,{children:"opacity"})," only at 100"]})]})]})]}),`
`,n(e.h2,{id:"related",children:["Related",a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...p[2],children:"Entering Animations"})," – presets for appearing."]}),`
`,n(e.li,{children:[a(e.a,{...p[3],children:"Exiting Animations"})," – presets for disappearing."]}),`
`,n(e.li,{children:[a(e.a,{...p[4],children:"Custom Animations"})," – full control with a worklet."]}),`
`,n(e.li,{children:[a(e.a,{...p[5],children:"Animations"})," – animate values instead."]}),`
`,n(e.li,{children:[a(e.a,{...p[6],children:"Layout Animations"})," – overview."]}),`
`]})]})}function D(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(J,{...s})}):J(s)}var ie={path:"/__legacydocs_version__/api/LayoutAnimations/keyframeAnimations",title:"Keyframe Animations",documentTitle:"Keyframe Animations | React Native Reanimated",description:"Keyframe in Reanimated 2.x describes an entering or exiting animation in several steps, each with an easing of its own.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/LayoutAnimations/keyframeAnimations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/keyframeAnimations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Layout Animations"},{label:"Keyframe Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/exitAnimations",label:"Exiting Animations"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/layoutTransitions",label:"Layout Transitions"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/LayoutAnimations/keyframeAnimations","docs-versioned"],kind:"doc",id:"api/LayoutAnimations/keyframeAnimations",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"definitions",level:3,html:"Definitions"},{id:"modifiers",level:3,html:"Modifiers"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"how-keyframes-play",level:2,html:"How keyframes play"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/LayoutAnimations/keyframeAnimations"}},runtime:"",stylesheets:[]},Te=W({content:D,route:ie});export{Te as mount};
