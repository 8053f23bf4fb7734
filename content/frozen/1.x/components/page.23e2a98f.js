import{a as x,b as _}from"./chunk.d99f72cf.js";import{a as g}from"./chunk.08e29a4a.js";import{K as b,a as o,b as r,c as n,d as a,i,l as p,m as h,n as f,o as k,p as u,t as m}from"./chunk.6cda1e5a.js";var c={x:{kind:"value"},left:{kind:"constant",number:-60},right:{kind:"constant",number:60},isLeft:{kind:"operator",operator:"lessThan",inputs:["x","left"]},isRight:{kind:"operator",operator:"greaterThan",inputs:["x","right"]},small:{kind:"constant",number:.7},big:{kind:"constant",number:1.3},normal:{kind:"constant",number:1},inner:{kind:"operator",operator:"cond",inputs:["isRight","big","normal"]},scale:{kind:"operator",operator:"cond",inputs:["isLeft","small","inner"]}},v=[{name:"x",label:"x",x:180,y:24},{name:"isLeft",label:"lessThan(x, −60)",x:78,y:98},{name:"isRight",label:"greaterThan(x, 60)",x:262,y:98},{name:"small",label:"small",x:36,y:172},{name:"big",label:"big",x:190,y:172},{name:"normal",label:"normal",x:326,y:172},{name:"inner",label:"cond",x:262,y:246},{name:"scale",label:"cond",x:128,y:320}];function y(){let[l,e]=i(90),{results:d}=x(c,"scale",{x:l});return a(k,{caption:"Values flow downwards. Only the chosen branch is evaluated; faint nodes are not.",children:[n(h,{label:"Input",className:"NodeGraph-controls",children:n(m,{label:"x",min:-120,max:120,step:5,value:l,onChange:e})}),n(g,{inputs:_(c),spots:v,height:344,results:d}),n(f,{facts:[{name:"Result",value:u(d.get("scale")??Number.NaN)},{name:"Evaluated",value:`${d.size} of ${Object.keys(c).length} nodes`}]}),n(p,{code:"cond(lessThan(x, -60), 0.7, cond(greaterThan(x, 60), 1.3, 1))"})]})}var s=o("content/docs/1.x/nodes/cond.mdx");function N(l){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",pre:"pre",strong:"strong",ul:"ul",...l.components};return a(r,{children:[a(e.p,{children:[n(e.code,{translate:"no",children:"cond"})," evaluates one of two branches, depending on a condition. Move ",n(e.em,{children:"x"})," to see the evaluated nodes:"]}),`
`,n(y,{}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"signature",children:"Signature"}),n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{translate:"no",tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">cond</span>&lt;<span class="code:entity.name.type">T1 </span><span class="code:keyword">extends </span><span class="code:entity.name.type">Value</span> = <span class="code:entity.name.type">number</span>, <span class="code:entity.name.type">T2 </span><span class="code:keyword">extends </span><span class="code:entity.name.type">Value</span> = <span class="code:entity.name.type">number</span>>(
</span><span class="code-line">  conditionNode: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  ifNode: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">T1</span>>,
</span><span class="code-line">  elseNode?: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">T2</span>>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">T1</span> | <span class="code:entity.name.type">T2</span>>;
</span>`}})})}),`
`,a(e.p,{children:[n(e.code,{translate:"no",children:"Adaptable<T>"})," is a plain ",n(e.code,{translate:"no",children:"T"}),", a node that returns a ",n(e.code,{translate:"no",children:"T"}),", or an array of these. ",n(e.code,{translate:"no",children:"AnimatedNode<T>"})," is a node that returns a ",n(e.code,{translate:"no",children:"T"}),". ",n(e.code,{translate:"no",children:"Value"})," means a string, number or boolean. See ",n(e.a,{...s[0],children:"Types in the signatures"}),"."]}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"arguments",children:"Arguments"}),n(e.a,{className:"hash-link",href:"#arguments","aria-label":"Direct link to Arguments",title:"Direct link to Arguments"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"conditionNode"})," selects the branch."]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"ifNode"})," is the branch for a truthy condition."]}),`
`,a(e.li,{children:[n(e.code,{translate:"no",children:"elseNode"})," is the branch for a falsy condition. It is optional."]}),`
`]}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"returned-node",children:"Returned node"}),n(e.a,{className:"hash-link",href:"#returned-node","aria-label":"Direct link to Returned node",title:"Direct link to Returned node"})]}),`
`,n(e.p,{children:"The value of the chosen branch."}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"evaluation",children:"Evaluation"}),n(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation",title:"Direct link to Evaluation"})]}),`
`,a(e.p,{children:["The condition is evaluated first, then ",n(e.strong,{children:"only"})," the chosen branch. The other branch has no side effects. The node depends on the condition and on both branches: when any of them is updated, it is evaluated again."]}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"edge-cases",children:"Edge cases"}),n(e.a,{className:"hash-link",href:"#edge-cases","aria-label":"Direct link to Edge cases",title:"Direct link to Edge cases"})]}),`
`,a(e.ul,{children:[`
`,n(e.li,{children:"On iOS and Android, numbers other than 0 are truthy; 0 and unset values are falsy."}),`
`,a(e.li,{children:["When the condition is falsy and there is no ",n(e.code,{translate:"no",children:"elseNode"}),", iOS and Android return ",n(e.code,{translate:"no",children:"0"}),", and the JavaScript implementation returns ",n(e.code,{translate:"no",children:"undefined"}),"."]}),`
`,a(e.li,{children:["A branch can be an array, which is treated as a ",n(e.a,{...s[1],children:n(e.code,{translate:"no",children:"block"})}),"."]}),`
`]}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"example",children:"Example"}),n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:["Drag the box sideways: it shrinks beyond 60 points to the left, grows beyond 60 points to the right, and keeps its size in between. The third zone uses a second ",n(e.code,{translate:"no",children:"cond"})," as ",n(e.code,{translate:"no",children:"elseNode"}),"."]}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{translate:"no",tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { PanGestureHandler } <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  cond,
</span><span class="code-line">  event,
</span><span class="code-line">  greaterThan,
</span><span class="code-line">  lessThan,
</span><span class="code-line">  useValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ThreeZones</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> onGesture = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">event</span>([{ nativeEvent: { translationX: x } }]),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> scale = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">cond</span>(<span class="code:entity.name.function">lessThan</span>(x, -<span class="code:constant">60</span>), <span class="code:constant">0.7</span>, <span class="code:entity.name.function">cond</span>(<span class="code:entity.name.function">greaterThan</span>(x, <span class="code:constant">60</span>), <span class="code:constant">1.3</span>, <span class="code:constant">1</span>)),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onGesture}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={{
</span><span class="code-line">          width: <span class="code:constant">80</span>,
</span><span class="code-line">          height: <span class="code:constant">80</span>,
</span><span class="code-line">          backgroundColor: <span class="code:string">'teal'</span>,
</span><span class="code-line">          transform: [{ translateX: x }, { scale }],
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,a(e.div,{className:"heading-box",children:[n(e.h2,{id:"related",children:"Related"}),n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...s[2],children:n(e.code,{translate:"no",children:"and"})})," – all conditions at once."]}),`
`,a(e.li,{children:[n(e.a,{...s[3],children:n(e.code,{translate:"no",children:"or"})})," – any of several conditions."]}),`
`,a(e.li,{children:[n(e.a,{...s[4],children:n(e.code,{translate:"no",children:"not"})})," – invert a condition."]}),`
`,a(e.li,{children:[n(e.a,{...s[5],children:n(e.code,{translate:"no",children:"eq"})})," – test for equality."]}),`
`,a(e.li,{children:[n(e.a,{...s[6],children:n(e.code,{translate:"no",children:"greaterThan"})})," – strictly above."]}),`
`,a(e.li,{children:[n(e.a,{...s[7],children:n(e.code,{translate:"no",children:"lessThan"})})," – strictly below."]}),`
`,a(e.li,{children:[n(e.a,{...s[8],children:n(e.code,{translate:"no",children:"block"})})," – several nodes in order."]}),`
`,a(e.li,{children:[n(e.a,{...s[9],children:n(e.code,{translate:"no",children:"onChange"})})," – act when a value changes."]}),`
`,a(e.li,{children:[n(e.a,{...s[10],children:n(e.code,{translate:"no",children:"defined"})})," – test for an unset value."]}),`
`,a(e.li,{children:[n(e.a,{...s[11],children:"Worklets in 3.x"}),", ",n(e.a,{...s[12],children:"in 2.x"})," – written as ",n(e.code,{translate:"no",children:"condition ? a : b"})," there."]}),`
`]})]})}function t(l={}){let{wrapper:e}=l.components||{};return e?n(e,{...l,children:n(N,{...l})}):N(l)}var T={path:"/__legacydocs_version__/nodes/cond",title:"cond",documentTitle:"cond | React Native Reanimated",description:"The cond node of Reanimated 1.x evaluates one of two branches. The other branch has no side effects.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/fundamentals/worklets",samePage:!1,pages:[{label:"Worklets",href:"/__legacydocs_base__/docs/fundamentals/worklets"}]},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/fundamentals/worklets",samePage:!1,pages:[{label:"Worklets",href:"/__legacydocs_base__/docs/2.x/fundamentals/worklets"}]},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/nodes/cond",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Nodes"},{label:"Others"},{label:"cond"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/concat",label:"concat"},next:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/debug",label:"debug"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-nodes/cond","docs-versioned"],kind:"doc",id:"nodes/cond",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"arguments",level:2,html:"Arguments"},{id:"returned-node",level:2,html:"Returned node"},{id:"evaluation",level:2,html:"Evaluation"},{id:"edge-cases",level:2,html:"Edge cases"},{id:"example",level:2,html:"Example"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 1.13.4"},frontMatter:{keywords:["condition","if else","ternary"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/fundamentals/worklets"}},runtime:"",stylesheets:[],imports:[]},P=b({content:t,route:T});export{P as mount};
